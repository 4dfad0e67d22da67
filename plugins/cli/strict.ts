import type { Command } from 'commander';

/** Lets an unknown flag be an error of every command, which is thrown and not the end of the process. */
export function strict(command: Command): void {
  command.exitOverride().showHelpAfterError(`(${helpName(command)} --help shows all options)`);
  command.commands.forEach(strict);
}

/** `lectern ask report` */
function helpName(command: Command): string {
  const { parent } = command;
  return parent ? `${helpName(parent)} ${command.name()}` : command.name();
}
