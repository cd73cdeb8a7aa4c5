/*
 * Runs every suite and ends with "N passed, N failed".  No test at all is a
 * failure too.
 */
#include <CUnit/Basic.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "unit/suites.h"
#include "unit/support.h"

/* One a line, so that additions do not meet. */
/* clang-format off */
static CU_SuiteInfo *const suites[] = {
	&gestures_suite,      &hidden_suite,
	&hidden_brute_suite,  &hidden_leaks_suite,
	&base_suite,	      &damage_suite,
	&catalog_suite,
	&data_suite,	      &cases_suite,
	&pin_suite,	      &plakoto_suite,
	&plakoto_cases_suite, &plakoto_match_suite,
	&notation_suite,      &plateau_properties_suite,
	&randomgame_suite,    &rulebook_suite,
	&replay_suite,	      &samples_suite,
	&svg_suite,	      &schema_suite,
};
/* clang-format on */

enum { SUITE_COUNT = sizeof(suites) / sizeof(suites[0]) };

/* CUnit takes an array of suites that ends with an empty one. */
static bool
register_suites(void)
{
	CU_SuiteInfo list[SUITE_COUNT + 1] = {{.pName = NULL}};
	size_t i;

	if (CU_initialize_registry() != CUE_SUCCESS)
		return false;
	for (i = 0; i < SUITE_COUNT; i++)
		list[i] = *suites[i];
	return CU_register_suites(list) == CUE_SUCCESS;
}

int
main(void)
{
	unsigned run, failed;
	bool is_good;

	setlocale(LC_CTYPE, "C.UTF-8");
	if (!register_suites()) {
		fprintf(stderr, "unit tests: %s\n", CU_get_error_msg());
		return EXIT_FAILURE;
	}
	CU_basic_set_mode(CU_BRM_NORMAL);
	CU_basic_run_tests();
	run = CU_get_number_of_tests_run();
	failed = CU_get_number_of_tests_failed();
	is_good = run > 0 && failed == 0 &&
		  CU_get_number_of_suites_failed() == 0 &&
		  CU_get_error() == CUE_SUCCESS;
	CU_cleanup_registry();
	support_free();
	printf("%u passed, %u failed\n", run - failed, failed);
	return is_good ? EXIT_SUCCESS : EXIT_FAILURE;
}
