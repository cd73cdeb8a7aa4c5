/*
 * How matches stand at the ends of stretches, in a ring.
 */
#include "cli/desk.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/strbuf.h"

struct place {
	size_t after; /* the number of the stretch plus 1; 0: nothing is here */
	struct match_state match;
};

struct desk {
	pthread_mutex_t lock;
	pthread_cond_t has_more;
	size_t count;
	struct place *places;
};

/*
 * A stretch in work may still ask for the one before it while the newest is
 * `count` ahead: twice as many places are never too few.
 */
struct desk *
desk_new(size_t count)
{
	struct desk *desk = calloc(1, sizeof(*desk));

	if (desk == NULL)
		out_of_memory();
	desk->count = 2 * count;
	desk->places = calloc(desk->count, sizeof(*desk->places));
	if (desk->places == NULL)
		out_of_memory();
	pthread_mutex_init(&desk->lock, NULL);
	pthread_cond_init(&desk->has_more, NULL);
	return desk;
}

void
desk_free(struct desk *desk)
{
	pthread_cond_destroy(&desk->has_more);
	pthread_mutex_destroy(&desk->lock);
	free(desk->places);
	free(desk);
}

void
desk_leave(struct desk *desk, size_t n, const struct match_state *match)
{
	struct place *place = &desk->places[n % desk->count];

	pthread_mutex_lock(&desk->lock);
	place->match = *match;
	place->after = n + 1;
	pthread_cond_broadcast(&desk->has_more);
	pthread_mutex_unlock(&desk->lock);
}

void
desk_wait(struct desk *desk, size_t n, struct match_state *match)
{
	struct place *place = &desk->places[n % desk->count];

	pthread_mutex_lock(&desk->lock);
	while (place->after != n + 1)
		pthread_cond_wait(&desk->has_more, &desk->lock);
	*match = place->match;
	pthread_mutex_unlock(&desk->lock);
}
