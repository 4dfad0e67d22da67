import path from 'node:path';
import process from 'node:process';
import { type Command, Option } from 'commander';
import { PACKAGE_MANAGERS, type PackageManager, startedBy } from '../../support/packageManager';
import { LANGUAGES } from '../create/languages';
import { TEMPLATES } from '../create/options';
import { EXIT } from '../exitCodes';
import { readNames } from '../readers';
import type { Terminal } from '../terminal';

interface CreateFlags {
  template?: (typeof TEMPLATES)[number];
  languages?: string[];
  title?: string;
  askAi?: boolean;
  lectern?: string;
  install?: boolean;
  packageManager?: PackageManager['name'];
}

/** Returns the chosen package manager, with its version if it runs this command. */
function chosenManager(name: PackageManager['name'] | undefined): PackageManager {
  const running = startedBy();
  if (!name || name === running?.name) return running ?? { name: 'npm' };
  return { name };
}

const isTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/**
 * Adds the arguments and the action of `create` to a command. In a terminal, it asks for values that the flags do not set.
 *
 * @param typed the command to type, for the error if no folder is given
 */
export function defineCreate(
  command: Command,
  { write, note, end }: Terminal,
  typed: string,
): Command {
  return command
    .description('create a small site to start from, whose pages explain what to do next')
    .argument('[folder]', 'folder of the new site')
    .addOption(
      new Option(
        '-t, --template <name>',
        'kind of site (default: depends on the languages)',
      ).choices(TEMPLATES),
    )
    .option(
      '--languages <list>',
      `languages of the pages; the first is the default: ${Object.keys(LANGUAGES).join(', ')}`,
      readNames,
    )
    .option('--title <text>', 'name of the site (default: name of the folder)')
    .option('--install', 'also install the packages of the new site')
    .addOption(
      new Option(
        '--package-manager <name>',
        'package manager of the new site (default: the one that runs this command)',
      ).choices(PACKAGE_MANAGERS),
    )
    .option('--ask-ai', 'let readers ask questions, which the server of the site answers')
    .option('--lectern <package>', 'version or packed file to install Lectern from')
    .action(async (folder: string | undefined, flags: CreateFlags) => {
      const { checkOptions, createSite, nextSteps } = await import('../create/createSite');
      const isAsked = isTerminal() && (!folder || !flags.template);
      const packageManager = chosenManager(flags.packageManager);
      const given = { folder, ...flags, packageManager };
      const options = isAsked
        ? await (await import('../create/askOptions')).askOptions(given, process.cwd())
        : given;
      if (!options) {
        end(EXIT.usage);
        return;
      }
      if (!options.folder) {
        note(`error: no folder was given → ${typed}`);
        end(EXIT.usage);
        return;
      }
      const { checkPublished, packedSource } = await import('../create/ownSource');
      const wanted = {
        ...options,
        folder: options.folder,
        lectern: options.lectern ?? packedSource(),
      };
      checkOptions(wanted, process.cwd());
      if (wanted.install && !wanted.lectern) await checkPublished();
      const created = createSite(wanted, process.cwd());
      if (options.install) {
        const { installPackages } = await import('../create/installPackages');
        await installPackages(path.resolve(options.folder), options.folder, packageManager);
      }
      write(nextSteps(created, options.install));
    });
}

/** Adds `lectern create`. */
export function addCreateCommand(program: Command, terminal: Terminal): void {
  defineCreate(program.command('create'), terminal, 'lectern create my-docs').addHelpText(
    'after',
    '\nExamples:\n  lectern create my-docs\n  lectern create my-docs --install\n  lectern create my-docs --languages en,de',
  );
}
