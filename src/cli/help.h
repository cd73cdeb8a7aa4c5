/*
 * Help, printed from the tables of commands and options.
 */
#ifndef CLI_HELP_H
#define CLI_HELP_H

struct command;

void help_program(void);
void help_command(const struct command *command);
void help_version(void);

#endif
