import { Command } from 'commander';
import { packageVersion } from '../support/installed';
import { type ConvertSite, defineCreate } from './commands/create';
import { EXIT, EXIT_CODES } from './exitCodes';
import { strict } from './strict';
import type { Terminal } from './terminal';

const HELP = `${EXIT_CODES}

Examples:
  npm create lectern@latest my-docs
  npm create lectern@latest my-docs -- --languages en,de --install
  pnpm create lectern my-docs --languages en,de

npm requires -- before the flags; Yarn, pnpm and Bun do not.
To convert an existing Rspress site, run this in its folder: npm create lectern@latest . -- --template from-rspress`;

/** Converts a site with the package that contains the conversion. */
const convert: ConvertSite = async (folder, flags, { end }) => {
  const { checkPublished } = await import('./create/ownSource');
  const { convertWithPackage } = await import('./create/convertWithPackage');
  if (!flags.lectern) await checkPublished();
  end((await convertWithPackage(folder, flags)) === 0 ? EXIT.ok : EXIT.findings);
};

/**
 * Creates the command line of `create-lectern`, the package behind `npm create lectern`. It runs `lectern create` on
 * its own.
 */
export function createLecternProgram(terminal: Terminal): Command {
  const program = new Command('create-lectern').version(packageVersion());
  const typed = 'npm create lectern@latest my-docs';
  defineCreate(program, terminal, typed, convert).addHelpText('after', HELP);
  strict(program);
  return program;
}

/** Flags that npm has too, so that they can be part of its own configuration. */
const OF_NPM = new Set(['--version', '--force']);

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
    .filter((flag) => !OF_NPM.has(flag) && variableOf(flag) in env);
  if (taken.length === 0) return undefined;
  return `error: npm treated ${taken.join(', ')} as its own options → write -- before the flags: npm create lectern@latest my-docs -- --languages en,de`;
}

/** Returns the environment variable of a flag: `--ask-ai` → `npm_config_ask_ai` */
const variableOf = (flag: string) => `npm_config_${flag.slice(2).replaceAll('-', '_')}`;
