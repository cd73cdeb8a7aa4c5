/*
 * A picture in words, for those who have it read out.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/plakoto_draw_svg.h"
#include "games/plakoto_phrase.h"

/* "17: 2 white on a black prisoner" */
static void
say_stack(struct phrase *phrase, unsigned point, const struct stack *stack,
	  struct strbuf *out)
{
	/* clang-format off */
	static const char *const words[SIDE_COUNT][2] = {
		[SIDE_WHITE] = {N_("{point}: {count} white"),
				N_("{point}: {count} white on a black "
				   "prisoner")},
		[SIDE_BLACK] = {N_("{point}: {count} black"),
				N_("{point}: {count} black on a white "
				   "prisoner")},
	};
	/* clang-format on */

	phrase_slot_number(phrase, "point", point);
	phrase_slot_number(phrase, "count", stack->count);
	phrase_write(phrase, words[stack->top][stack->is_pinning], out);
}

/* "17: 2 white on a black prisoner (Black's mother)" */
void
plakoto_svg_say_point(const struct picture *picture, unsigned point,
		      struct strbuf *out)
{
	const struct plakoto *plakoto = picture->plakoto;
	struct stack stack = plakoto_svg_stack(plakoto, point);
	struct phrase phrase;
	unsigned side;

	phrase_start(&phrase, picture->drawing->catalog);
	say_stack(&phrase, plakoto_svg_point(picture->drawing->near, point),
		  &stack, out);
	for (side = 0; side < SIDE_COUNT; side++) {
		if (plakoto_svg_point((enum side)side, point) !=
			    PLAKOTO_START ||
		    !plakoto_svg_has_mother(plakoto, (enum side)side) ||
		    (!stack.is_pinning && stack.top != (enum side)side))
			continue;
		strbuf_add_char(out, ' ');
		phrase_slot_words(&phrase, "side", plakoto_side_names[side]);
		phrase_write(&phrase, "({side}'s mother)", out);
	}
}

static void
say_side(const struct picture *picture, enum side side, struct strbuf *out)
{
	const struct plakoto *plakoto = picture->plakoto;
	struct phrase phrase;

	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_words(&phrase, "side", plakoto_side_names[side]);
	phrase_slot_number(&phrase, "pips", plakoto_pips(plakoto, side));
	phrase_slot_number(&phrase, "off", plakoto->free[side][PLAKOTO_OFF]);
	strbuf_add_char(out, ' ');
	phrase_write(&phrase, "{side} has {pips} pips and {off} off.", out);
}

void
plakoto_svg_describe(const struct picture *picture)
{
	enum side near = picture->drawing->near;
	struct strbuf title = {0}, words = {0};
	struct phrase phrase;
	unsigned n;

	strbuf_add_string(&title, "Plakoto. ");
	if (plakoto_say_last_turn(picture->drawing, &title))
		strbuf_add_string(&title, ". ");
	plakoto_say_state(picture->drawing, &title);
	strbuf_add_char(&title, '.');
	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_words(&phrase, "side", plakoto_side_names[near]);
	phrase_write(&phrase, "Points by {side}'s numbers.", &words);
	for (n = PLAKOTO_POINTS; n > 0; n--) {
		unsigned point = plakoto_svg_point(near, n);

		if (plakoto_svg_stack(picture->plakoto, point).count == 0)
			continue;
		strbuf_add_char(&words, ' ');
		plakoto_svg_say_point(picture, point, &words);
		strbuf_add_char(&words, '.');
	}
	say_side(picture, SIDE_WHITE, &words);
	say_side(picture, SIDE_BLACK, &words);
	svg_describe(picture->out, strbuf_text(&title), strbuf_text(&words));
	strbuf_free(&title);
	strbuf_free(&words);
}
