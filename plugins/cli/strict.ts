import type { Command } from 'commander';

/** Makes unknown flags an error in all commands, and throws errors instead of exiting. */
export function strict(command: Command): void {
  command.exitOverride().showHelpAfterError(`(${helpName(command)} --help shows all options)`);
  command.commands.forEach(strict);
}

/** Returns the full name of a command: `lectern ask report` */
function helpName(command: Command): string {
  const { parent } = command;
  return parent ? `${helpName(parent)} ${command.name()}` : command.name();
}
