/*
 * A lesson as text.
 */
#include "base/catalog.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/setup.h"
#include "cli/teaching.h"
#include "cli/wrap.h"

enum { INDENT = 4 };

static void
write_title(struct text title, struct strbuf *out)
{
	size_t width = text_width(title);

	strbuf_add_printable(out, title);
	strbuf_add_char(out, '\n');
	strbuf_add_repeated(out, '=', width);
	strbuf_add_char(out, '\n');
}

/* A paragraph with a word before it: "Question: ..." */
static void
write_labelled(struct text label, struct text text, struct strbuf *out)
{
	struct strbuf whole = {0};

	if (text.length == 0)
		return;
	strbuf_add_text(&whole, label);
	strbuf_add_string(&whole, ": ");
	strbuf_add_text(&whole, text);
	strbuf_add_char(out, '\n');
	wrap_write(strbuf_text(&whole), 0, out);
	strbuf_free(&whole);
}

/* Why the turn of the step cannot be played. */
static void
write_refusal(const struct teaching *teaching,
	      const struct taught_board *taught, struct strbuf *out)
{
	const struct finding *finding = taught->refused;
	struct strbuf whole = {0};

	strbuf_add_text(&whole, taught->board.refused);
	strbuf_add_string(&whole, taught->board.refused.length > 0 ? ": " : "");
	strbuf_add_text(&whole, finding->message);
	strbuf_format(&whole, " [%s", diag_row(finding->id)->id);
	if (finding_rule(finding).length > 0) {
		strbuf_add_string(&whole, ", ");
		strbuf_add_text(&whole,
				words_say(teaching->setup->catalog, "rule"));
		strbuf_add_char(&whole, ' ');
		strbuf_add_text(&whole, finding_rule(finding));
	}
	strbuf_add_char(&whole, ']');
	write_labelled(words_say(teaching->setup->catalog, "Not legal"),
		       strbuf_text(&whole), out);
	strbuf_free(&whole);
}

static void
write_board(struct teaching *teaching, const struct lesson_step *step,
	    struct strbuf *out)
{
	struct taught_board taught;

	if (!teaching_play(teaching, step, &taught))
		return;
	if (step->draws) {
		strbuf_add_char(out, '\n');
		taught.drawing.ascii = step->form == LESSON_ASCII;
		taught.drawing.colour = teaching->setup->colour_out;
		taught.board.replay.game->draw_text(&taught.drawing, out);
	}
	if (taught.refused != NULL)
		write_refusal(teaching, &taught, out);
}

static void
write_question(struct teaching *teaching, const struct lesson_step *step,
	       struct strbuf *out)
{
	const struct catalog *catalog = teaching->setup->catalog;
	struct strbuf answers = {0};
	size_t n;

	write_labelled(words_say(catalog, "Question"),
		       teaching_say(teaching, &step->question), out);
	for (n = 0; n < step->answer_count; n++) {
		strbuf_add_string(&answers, n > 0 ? ", " : "");
		strbuf_add_text(&answers,
				teaching_answer(teaching, &step->answers[n]));
	}
	write_labelled(words_say(catalog, "Answer"), strbuf_text(&answers),
		       out);
	strbuf_free(&answers);
}

static void
write_paragraphs(struct text text, struct strbuf *out)
{
	if (text.length == 0)
		return;
	strbuf_add_char(out, '\n');
	wrap_write(text, 0, out);
}

static void
write_step(struct teaching *teaching, const struct lesson_step *step,
	   struct strbuf *out)
{
	write_paragraphs(teaching_say(teaching, &step->text), out);
	write_board(teaching, step, out);
	if (step->question.node != NULL)
		write_question(teaching, step, out);
	write_paragraphs(teaching_say(teaching, &step->reveal), out);
}

void
lesson_text_write(struct teaching *teaching, struct strbuf *out)
{
	const struct lesson *lesson = teaching->lesson;
	size_t n;

	write_title(teaching_say(teaching, &lesson->title), out);
	for (n = 0; n < lesson->step_count; n++)
		write_step(teaching, &lesson->steps[n], out);
}
