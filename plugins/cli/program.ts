import { Command } from 'commander';
import { packageVersion } from '../support/installed';
import { nearestName } from '../support/nearestName';
import { addAskCommands } from './commands/ask';
import { addConfigCommand } from './commands/config';
import { addCreateCommand } from './commands/create';
import { addDocsCommands } from './commands/docs';
import { addHealthCommand } from './commands/health';
import { addHelpCommands } from './commands/help';
import { addMigrateCommand, convertSite } from './commands/migrate';
import { addSearchCommands } from './commands/search';
import { addSiteCommands } from './commands/site';
import { EXIT_CODES } from './exitCodes';
import { strict } from './strict';
import type { Terminal } from './terminal';

const HELP = `${EXIT_CODES}

Examples:
  lectern create my-docs --template two-languages
  lectern dev --port 4000
  lectern check --json`;

function unknownCommand(name: string, { commands }: Command): string {
  const nearest = nearestName(
    name,
    commands.map((one) => one.name()),
  );
  return `error: unknown command '${name}'${nearest ? `\n(Did you mean ${nearest}?)` : ''}`;
}

/** Adds `help` to a command that has subcommands. Commander's own shows all commands for any flag or name. */
function addHelp(command: Command): void {
  if (command.commands.length === 0) return;
  command.commands.forEach(addHelp);
  command
    .helpCommand(false)
    .command('help')
    .description('display help for command')
    .argument('[command...]')
    .action((path: string[]) => {
      let asked = command;
      for (const name of path) {
        const found = asked.commands.find((one) => one.name() === name);
        if (!found) return command.error(unknownCommand(name, asked));
        asked = found;
      }
      return asked.outputHelp();
    });
}

/** Creates the command line of Lectern. Each command loads its code when it runs. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command('lectern')
    .description(
      'Build documentation sites on Rspress, with search, versions, languages and Markdown for language models.',
    )
    .version(packageVersion())
    .addHelpText('after', HELP);
  addCreateCommand(program, terminal, convertSite);
  addMigrateCommand(program, terminal);
  addSiteCommands(program, terminal);
  addDocsCommands(program, terminal);
  addConfigCommand(program, terminal);
  addSearchCommands(program, terminal);
  addAskCommands(program, terminal);
  addHealthCommand(program, terminal);
  addHelpCommands(program, terminal);
  addHelp(program);
  strict(program);
  return program;
}
