/*
 * The suites of the unit tests.  A new one is declared here and gets its row
 * in main.c.
 */
#ifndef UNIT_SUITES_H
#define UNIT_SUITES_H

#include <CUnit/CUnit.h>

extern CU_SuiteInfo base_suite;
extern CU_SuiteInfo catalog_suite;
extern CU_SuiteInfo cases_suite;
extern CU_SuiteInfo damage_suite;
extern CU_SuiteInfo gestures_suite;
extern CU_SuiteInfo data_suite;
extern CU_SuiteInfo hidden_suite;
extern CU_SuiteInfo hidden_brute_suite;
extern CU_SuiteInfo hidden_leaks_suite;
extern CU_SuiteInfo notation_suite;
extern CU_SuiteInfo pin_suite;
extern CU_SuiteInfo plakoto_cases_suite;
extern CU_SuiteInfo plakoto_match_suite;
extern CU_SuiteInfo plakoto_suite;
extern CU_SuiteInfo plateau_properties_suite;
extern CU_SuiteInfo randomgame_suite;
extern CU_SuiteInfo rulebook_suite;
extern CU_SuiteInfo replay_suite;
extern CU_SuiteInfo samples_suite;
extern CU_SuiteInfo svg_suite;
extern CU_SuiteInfo schema_suite;

#endif
