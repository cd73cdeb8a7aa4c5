/*
 * Writing SVG.
 */
#include "base/svg.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/strbuf.h"

/*
 * Fonts are the reader's own.  The colours of what lies on the board are the
 * business of each game.
 */
static const char common_day[] =
	".pinrec{max-width:100%;height:auto;font-family:system-ui,"
	"'Segoe UI',Roboto,Helvetica,Arial,sans-serif}\n"
	".pinrec text{fill:#1d1d1b;font-size:17px}\n"
	".pinrec .paper{fill:#fff}\n"
	".pinrec .soft{fill:#5c584f}\n"
	".pinrec .small{font-size:16px}\n"
	".pinrec .strong{font-weight:700}\n"
	".pinrec .middle{text-anchor:middle}\n"
	".pinrec .end{text-anchor:end}\n"
	".pinrec .way{fill:none;stroke:#0a7d68;stroke-width:5;"
	"stroke-linejoin:round}\n"
	".pinrec .thin{stroke-width:3}\n"
	".pinrec .mark{fill:#0a7d68}\n"
	".pinrec .ring{fill:#fff;stroke:#0a7d68;stroke-width:3}\n"
	".pinrec .no-way,.pinrec .no-place{fill:none;stroke:#c4122f;"
	"stroke-width:5;stroke-dasharray:11 6}\n"
	".pinrec .no-mark{fill:#c4122f}\n"
	".pinrec .on-mark{fill:#fff;font-weight:700}\n"
	".pinrec .on-ring{fill:#0a5c4d;font-weight:700}\n";

static const char common_night[] =
	".pinrec text{fill:#ece9e2}\n"
	".pinrec .paper{fill:#1b1d21}\n"
	".pinrec .soft{fill:#b0aca3}\n"
	".pinrec .way{stroke:#3fc4a6}\n"
	".pinrec .mark{fill:#3fc4a6}\n"
	".pinrec .ring{fill:#1b1d21;stroke:#3fc4a6}\n"
	".pinrec .no-way,.pinrec .no-place{stroke:#ff7a8a}\n"
	".pinrec .no-mark{fill:#ff7a8a}\n"
	".pinrec .on-mark{fill:#0c211c}\n"
	".pinrec .on-ring{fill:#8fe3cf}\n";

static const char *
escape_of(uint32_t character)
{
	switch (character) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '"':
		return "&quot;";
	case '\t':
		return " ";
	case TEXT_MALFORMED:
	case 0xFFFE:
	case 0xFFFF:
		return "\xEF\xBF\xBD";
	}
	return text_can_steer(character) ? "\xEF\xBF\xBD" : NULL;
}

void
svg_add_escaped(struct strbuf *out, struct text text)
{
	while (text.length > 0) {
		const char *start = text.start;
		const char *escape = escape_of(text_next_character(&text));

		if (escape != NULL)
			strbuf_add_string(out, escape);
		else
			strbuf_add(out, start, (size_t)(text.start - start));
	}
}

void
svg_open(struct strbuf *out, const char *name, int width, int height)
{
	strbuf_format(out,
		      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
		      "class=\"pinrec pinrec-%s\" width=\"%d\" height=\"%d\" "
		      "viewBox=\"0 0 %d %d\">\n",
		      name, width, height, width, height);
}

void
svg_describe(struct strbuf *out, struct text title, struct text description)
{
	strbuf_add_string(out, "<title>");
	svg_add_escaped(out, title);
	strbuf_add_string(out, "</title>\n<desc>");
	svg_add_escaped(out, description);
	strbuf_add_string(out, "</desc>\n");
}

void
svg_close(struct strbuf *out)
{
	strbuf_add_string(out, "</svg>\n");
}

void
svg_style(struct strbuf *out, const char *day, const char *night)
{
	strbuf_add_string(out, "<style>\n");
	strbuf_add_string(out, common_day);
	strbuf_add_string(out, day);
	strbuf_add_string(out,
			  "@media screen and (prefers-color-scheme:dark){\n");
	strbuf_add_string(out, common_night);
	strbuf_add_string(out, night);
	strbuf_add_string(out, "}\n</style>\n");
}

void
svg_group(struct strbuf *out, const char *class, struct text title)
{
	strbuf_format(out, "<g class=\"%s\">", class);
	if (title.length > 0) {
		strbuf_add_string(out, "<title>");
		svg_add_escaped(out, title);
		strbuf_add_string(out, "</title>");
	}
	strbuf_add_char(out, '\n');
}

void
svg_group_end(struct strbuf *out)
{
	strbuf_add_string(out, "</g>\n");
}

void
svg_rect(struct strbuf *out, const char *class, struct svg_box box, int radius)
{
	strbuf_format(out,
		      "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" "
		      "height=\"%d\"",
		      class, box.x, box.y, box.width, box.height);
	if (radius > 0)
		strbuf_format(out, " rx=\"%d\"", radius);
	strbuf_add_string(out, "/>\n");
}

void
svg_circle(struct strbuf *out, const char *class, struct svg_point centre,
	   int radius)
{
	strbuf_format(out,
		      "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n",
		      class, centre.x, centre.y, radius);
}

void
svg_line(struct strbuf *out, const char *class, struct svg_point from,
	 struct svg_point to)
{
	svg_path(out, class, "M%d %dL%d %d", from.x, from.y, to.x, to.y);
}

void
svg_path(struct strbuf *out, const char *class, const char *format, ...)
{
	va_list arguments;

	strbuf_format(out, "<path class=\"%s\" d=\"", class);
	va_start(arguments, format);
	strbuf_format_list(out, format, arguments);
	va_end(arguments);
	strbuf_add_string(out, "\"/>\n");
}

void
svg_text(struct strbuf *out, const char *class, struct svg_point at,
	 struct text text)
{
	strbuf_format(out, "<text class=\"%s\" x=\"%d\" y=\"%d\">", class, at.x,
		      at.y);
	svg_add_escaped(out, text);
	strbuf_add_string(out, "</text>\n");
}

void
svg_number(struct strbuf *out, const char *class, struct svg_point at,
	   unsigned number)
{
	strbuf_format(out, "<text class=\"%s\" x=\"%d\" y=\"%d\">%u</text>\n",
		      class, at.x, at.y, number);
}

/* --- arrows: in whole numbers, so that they are the same everywhere --- */

/* The whole part of the root: bit by bit from the highest. */
static int
root(int square)
{
	int found = 0;
	int bit;

	for (bit = 1 << 14; bit > 0; bit >>= 1)
		if ((found + bit) * (found + bit) <= square)
			found += bit;
	return found;
}

/* The length of the way in tenths of a pixel; at least 1. */
static int
length_of(struct svg_point way)
{
	int length = root(100 * (way.x * way.x + way.y * way.y));

	return length > 0 ? length : 1;
}

struct svg_point
svg_before(struct svg_point from, struct svg_point to, int distance)
{
	struct svg_point way = {to.x - from.x, to.y - from.y};
	int length = length_of(way);

	return (struct svg_point){to.x - 10 * way.x * distance / length,
				  to.y - 10 * way.y * distance / length};
}

static void
add_tenths(struct strbuf *out, int tenths)
{
	strbuf_format(out, "%s%d.%d", tenths < 0 ? "-" : "", abs(tenths) / 10,
		      abs(tenths) % 10);
}

void
svg_arrow_head(struct strbuf *out, const char *class, struct svg_point from,
	       struct svg_point tip)
{
	enum { HALF_WIDTH = 9 };
	struct svg_point way = {tip.x - from.x, tip.y - from.y};
	int length = length_of(way);
	/* A step along the way and one across it, in tenths. */
	int along_x = 100 * way.x * SVG_HEAD_LENGTH / length;
	int along_y = 100 * way.y * SVG_HEAD_LENGTH / length;
	int across_x = 100 * -way.y * HALF_WIDTH / length;
	int across_y = 100 * way.x * HALF_WIDTH / length;

	strbuf_format(out, "<path class=\"%s\" d=\"M%d %dl", class, tip.x,
		      tip.y);
	add_tenths(out, across_x - along_x);
	strbuf_add_char(out, ' ');
	add_tenths(out, across_y - along_y);
	strbuf_add_char(out, 'l');
	add_tenths(out, -2 * across_x);
	strbuf_add_char(out, ' ');
	add_tenths(out, -2 * across_y);
	strbuf_add_string(out, "z\"/>\n");
}

struct text
svg_cut(struct text text, size_t columns)
{
	enum { FIRST_WIDE = 0x1100 }; /* about: Hangul, and CJK behind it */
	struct text rest = text;
	size_t length = 0;

	while (rest.length > 0) {
		size_t width = text_next_character(&rest) >= FIRST_WIDE ? 2 : 1;

		if (width > columns)
			break;
		columns -= width;
		length = text.length - rest.length;
	}
	return text_slice(text, 0, length);
}
