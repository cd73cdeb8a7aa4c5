/*
 * A lesson as an element of a page: words, boards before and after a turn,
 * questions that keep their answer until it is asked for.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/html.h"
#include "cli/setup.h"
#include "cli/teaching.h"

struct writer {
	struct teaching *teaching;
	const struct catalog *catalog;
	const struct game *game; /* whose pictures were drawn; NULL: none yet */
	struct strbuf *out;
};

/* A text, and its language where that is not the page's. */
static struct text
say(struct writer *writer, const struct lesson_words *words,
    const char **language)
{
	size_t before = writer->teaching->fallbacks;
	struct text said = teaching_say(writer->teaching, words);

	*language = writer->teaching->fallbacks > before
			    ? lesson_languages[LESSON_EN]
			    : NULL;
	return said;
}

static void
add_words(struct writer *writer, const struct lesson_words *words)
{
	const char *language;
	struct text said = say(writer, words, &language);

	html_paragraphs(writer->out, NULL, language, said);
}

/* --- boards --- */

static void
add_figure(struct writer *writer, const struct drawing *drawing,
	   const struct game *game, struct text label, struct text turn)
{
	struct drawing bare = *drawing;

	bare.is_bare = true;
	strbuf_add_string(writer->out, "<figure>\n");
	if (label.length > 0) {
		strbuf_add_string(writer->out, "<figcaption>");
		html_add(writer->out, label);
		if (turn.length > 0)
			strbuf_add_string(writer->out, ": ");
		html_add(writer->out, turn);
		strbuf_add_string(writer->out, "</figcaption>\n");
	}
	game->draw_svg(&bare, writer->out);
	strbuf_add_string(writer->out, "</figure>\n");
	writer->game = game;
}

/* Before and after the turn; the one board there is where none was played. */
static void
add_boards(struct writer *writer, const struct taught_board *taught)
{
	const struct game *game = taught->board.replay.game;
	struct drawing before = {
		.position = taught->drawing.before,
		.near = taught->drawing.near,
		.catalog = taught->drawing.catalog,
	};
	struct text none = {"", 0};

	strbuf_add_string(writer->out, "<div class=\"pair\">\n");
	if (taught->drawing.before == NULL || taught->refused != NULL) {
		add_figure(writer, &taught->drawing, game, none, none);
	} else {
		add_figure(writer, &before, game,
			   words_say(writer->catalog, "Before"), none);
		add_figure(writer, &taught->drawing, game,
			   words_say(writer->catalog, "After"),
			   taught->board.turn);
	}
	strbuf_add_string(writer->out, "</div>\n");
}

/* The board at the end of the step, as a terminal shows it. */
static void
add_text_board(struct writer *writer, const struct lesson_step *step,
	       const struct taught_board *taught)
{
	struct drawing drawing = taught->drawing;
	struct strbuf text = {0};
	struct text rest, line;

	drawing.ascii = step->form == LESSON_ASCII;
	taught->board.replay.game->draw_text(&drawing, &text);
	strbuf_add_string(writer->out, "<pre>");
	rest = text_slice(strbuf_text(&text), 0, text.length - 1);
	while (text_next_part(&rest, '\n', &line)) {
		html_add(writer->out, line);
		strbuf_add_char(writer->out, '\n');
	}
	strbuf_add_string(writer->out, "</pre>\n");
	strbuf_free(&text);
}

/* Why the turn of the step cannot be played. */
static void
add_refusal(struct writer *writer, const struct taught_board *taught)
{
	struct strbuf *out = writer->out;

	strbuf_add_string(out, "<p class=\"refusal\"><strong>");
	html_add(out, words_say(writer->catalog, "Not legal"));
	if (taught->board.refused.length > 0) {
		strbuf_add_string(out, ": ");
		html_add(out, taught->board.refused);
	}
	strbuf_add_string(out, "</strong><br/>");
	html_add_finding(out, taught->refused, writer->catalog);
	strbuf_add_string(out, "</p>\n");
}

static void
add_board(struct writer *writer, const struct lesson_step *step)
{
	struct taught_board taught;

	if (!teaching_play(writer->teaching, step, &taught))
		return;
	if (step->draws && step->form != LESSON_PICTURE)
		add_text_board(writer, step, &taught);
	else if (step->draws)
		add_boards(writer, &taught);
	if (taught.refused != NULL)
		add_refusal(writer, &taught);
}

/* --- questions --- */

static void
add_answers(struct writer *writer, const struct lesson_step *step)
{
	struct strbuf *out = writer->out;
	size_t n;

	strbuf_add_string(out, "<p><strong>");
	for (n = 0; n < step->answer_count; n++) {
		strbuf_add_string(out, n > 0 ? ", " : "");
		html_add_line(out, teaching_answer(writer->teaching,
						   &step->answers[n]));
	}
	strbuf_add_string(out, "</strong></p>\n");
}

static void
add_question(struct writer *writer, const struct lesson_step *step)
{
	struct strbuf *out = writer->out;

	strbuf_add_string(out, "<div class=\"question\">\n<p><strong>");
	html_add(out, words_say(writer->catalog, "Question"));
	strbuf_add_string(out, "</strong></p>\n");
	add_words(writer, &step->question);
	strbuf_add_string(out, "<details>\n<summary>");
	html_add(out, words_say(writer->catalog, "Answer"));
	strbuf_add_string(out, "</summary>\n");
	add_answers(writer, step);
	add_words(writer, &step->reveal);
	strbuf_add_string(out, "</details>\n</div>\n");
}

static void
add_step(struct writer *writer, const struct lesson_step *step)
{
	strbuf_add_string(writer->out, "<section class=\"step card\">\n");
	add_words(writer, &step->text);
	add_board(writer, step);
	if (step->question.node != NULL)
		add_question(writer, step);
	else
		add_words(writer, &step->reveal);
	strbuf_add_string(writer->out, "</section>\n");
}

/* --- the lesson --- */

static void
add_head(struct writer *writer, const char *id, struct strbuf *out)
{
	const struct lesson_words *title = &writer->teaching->lesson->title;
	const char *language;
	struct text said = say(writer, title, &language);

	strbuf_format(out, "<article class=\"lesson\" id=\"%s\">\n<h1", id);
	if (language != NULL)
		strbuf_format(out, " lang=\"%s\"", language);
	strbuf_add_char(out, '>');
	html_add_line(out, said);
	strbuf_add_string(out, "</h1>\n");
}

const struct game *
lesson_html_write(struct teaching *teaching, const char *id, struct strbuf *out)
{
	const struct lesson *lesson = teaching->lesson;
	struct strbuf steps = {0};
	struct writer writer = {
		.teaching = teaching,
		.catalog = teaching->setup->catalog,
		.out = &steps,
	};
	size_t n;

	add_head(&writer, id, out);
	for (n = 0; n < lesson->step_count; n++)
		add_step(&writer, &lesson->steps[n]);
	if (teaching->fallbacks > 0)
		html_element(out, "p", "note",
			     words_say(writer.catalog,
				       "Not all of this lesson has been "
				       "translated: the rest is in English."));
	strbuf_add_text(out, strbuf_text(&steps));
	strbuf_add_string(out, "</article>\n");
	strbuf_free(&steps);
	return writer.game;
}
