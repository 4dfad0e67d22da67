import { Command } from 'commander';
import { packageVersion } from '../support/installed';
import { addAskCommands } from './commands/ask';
import { addConfigCommand } from './commands/config';
import { addCreateCommand } from './commands/create';
import { addDocsCommands } from './commands/docs';
import { addHealthCommand } from './commands/health';
import { addHelpCommands } from './commands/help';
import { addMigrateCommand } from './commands/migrate';
import { addSearchCommands } from './commands/search';
import { addSiteCommands } from './commands/site';
import type { Terminal } from './terminal';

const EXIT_CODES = `
Exit codes:
  0  success
  1  problems were found, or the command failed
  2  wrong usage

Examples:
  lectern create my-docs --template two-languages
  lectern dev --port 4000
  lectern check --json`;

/** Lets an unknown flag be an error of every command, which is thrown and not the end of the process. */
function strict(command: Command): void {
  command.exitOverride().showHelpAfterError(`(lectern ${helpName(command)}--help says more)`);
  command.commands.forEach(strict);
}

function helpName(command: Command): string {
  const { parent } = command;
  return parent ? `${helpName(parent)}${command.name()} ` : '';
}

/** The command line of Lectern. Every command loads its code when it is run. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command('lectern')
    .description(
      'Documentation sites with Rspress: search, versions, languages, Markdown for models.',
    )
    .version(packageVersion())
    .addHelpText('after', EXIT_CODES);
  addCreateCommand(program, terminal);
  addMigrateCommand(program, terminal);
  addSiteCommands(program, terminal);
  addDocsCommands(program, terminal);
  addConfigCommand(program, terminal);
  addSearchCommands(program, terminal);
  addAskCommands(program, terminal);
  addHealthCommand(program, terminal);
  addHelpCommands(program, terminal);
  strict(program);
  return program;
}
