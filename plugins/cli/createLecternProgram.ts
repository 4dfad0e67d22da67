import { Command } from 'commander';
import { packageVersion } from '../support/installed';
import { defineCreate } from './commands/create';
import { strict } from './strict';
import type { Terminal } from './terminal';

const HELP = `
Examples:
  npm create lectern@latest my-docs
  npm create lectern@latest my-docs -- --languages en,de --install
  pnpm create lectern my-docs --languages en,de

npm requires -- before the flags; Yarn, pnpm and Bun do not.
To convert an existing Rspress site, run another command in its folder: npx lectern migrate`;

/**
 * Creates the command line of `create-lectern`, the package behind `npm create lectern`. It runs `lectern create` on
 * its own.
 */
export function createLecternProgram(terminal: Terminal): Command {
  const program = new Command('create-lectern').version(packageVersion());
  defineCreate(program, terminal, 'npm create lectern@latest my-docs').addHelpText('after', HELP);
  strict(program);
  return program;
}

/**
 * Returns the error message if npm treated flags as its own options, because `--` was missing before them. npm passes
 * them on as environment variables. `undefined` if there are none.
 */
export function flagsTakenByNpm(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { options } = createLecternProgram({ write: () => {}, note: () => {}, end: () => {} });
  const taken = options
    .map(({ long }) => long ?? '')
    .filter((flag) => flag !== '--version' && variableOf(flag) in env);
  if (taken.length === 0) return undefined;
  return `error: npm treated ${taken.join(', ')} as its own options → write -- before the flags: npm create lectern@latest my-docs -- --languages en,de`;
}

/** Returns the environment variable of a flag: `--ask-ai` → `npm_config_ask_ai` */
const variableOf = (flag: string) => `npm_config_${flag.slice(2).replaceAll('-', '_')}`;
