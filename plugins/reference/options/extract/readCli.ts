import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The flags of a command line by command. The default command is `''`. */
export interface CliData {
  package: string;
  version: string;
  commands: Readonly<Record<string, readonly string[]>>;
}

function helpOf(file: string, args: readonly string[]): string {
  return execFileSync(process.execPath, [file, ...args, '--help'], { encoding: 'utf8' });
}

function sectionOf(help: string, title: string): string[] {
  const [, section = ''] = help.split(new RegExp(`^${title}:\\n`, 'm'));
  return (section.split(/\n\n/)[0] ?? '').split('\n');
}

/** Returns the commands in a help text: `preview` for `preview [dir]  run the server`. */
export function commandsOf(help: string): string[] {
  return sectionOf(help, 'Commands').map((line) => /^ {2}([\w-]*)/.exec(line)?.[1] ?? '');
}

/** Returns the flags in a help text, each with its short form: `-c`, `--config`. */
export function flagsOf(help: string): string[] {
  return sectionOf(help, 'Options').flatMap((line) => {
    const [before = ''] = line.trim().split(/ {2,}/);
    return before.match(/(?<![\w-])--?[\w.-]+/g) ?? [];
  });
}

/** Reads the commands and flags of a command line from its help texts. */
export function readCli(folder: string): CliData {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [bin] = typeof about.bin === 'string' ? [about.bin] : Object.values<string>(about.bin);
  const file = path.join(folder, String(bin));
  const commands = commandsOf(helpOf(file, []));
  return {
    package: about.name,
    version: about.version,
    commands: Object.fromEntries(
      commands.map((command) => [command, flagsOf(helpOf(file, command ? [command] : []))]),
    ),
  };
}
