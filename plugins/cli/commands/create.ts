import path from 'node:path';
import process from 'node:process';
import { type Command, Option } from 'commander';
import { PACKAGE_MANAGERS, type PackageManager, startedBy } from '../../support/packageManager';
import { LANGUAGES } from '../create/languages';
import { type CreateOptions, FROM_RSPRESS, TEMPLATES } from '../create/options';
import { SEARCH_ENGINES, type SearchEngine } from '../create/searchEngines';
import { EXIT } from '../exitCodes';
import { readNames } from '../readers';
import type { Terminal } from '../terminal';

interface CreateFlags {
  template?: (typeof TEMPLATES)[number] | typeof FROM_RSPRESS;
  languages?: string[];
  title?: string;
  search?: SearchEngine;
  askAi?: boolean;
  force?: boolean;
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

/** Converts an existing Rspress site. */
export type ConvertSite = (
  folder: string,
  options: Pick<CreateFlags, 'force' | 'install' | 'lectern'>,
  terminal: Terminal,
) => Promise<void>;

/** Flags that only fit new sites, because a converted one keeps its settings. */
const OF_NEW_SITES = {
  languages: '--languages',
  title: '--title',
  search: '--search',
  askAi: '--ask-ai',
  packageManager: '--package-manager',
} as const;

/** @throws if flags do not fit the template */
function checkFlags(flags: CreateFlags, isConversion: boolean): void {
  const misplaced = isConversion
    ? Object.entries(OF_NEW_SITES).filter(([key]) => flags[key as keyof CreateFlags] !== undefined)
    : [];
  if (misplaced.length > 0) {
    const names = misplaced.map(([, flag]) => flag).join(', ');
    throw new Error(
      `[create] an existing site keeps its settings, but ${names} would set others → leave out ${names}, and change the settings afterwards`,
    );
  }
  if (flags.force && !isConversion) {
    throw new Error(
      `[create] --force is for an existing site → add --template ${FROM_RSPRESS}, or leave it out`,
    );
  }
}

const isTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/**
 * Adds the arguments and the action of `create` to a command. In a terminal, it asks for values that the flags do not set.
 *
 * @param typed the command to type, for the error if no folder is given
 * @param convert converts an existing site
 */
export function defineCreate(
  command: Command,
  terminal: Terminal,
  typed: string,
  convert: ConvertSite,
): Command {
  const { write, note, end } = terminal;
  return command
    .description('create a small site to start from, whose pages explain what to do next')
    .argument('[folder]', 'folder of the new site, or of the one to convert')
    .addOption(
      new Option(
        '-t, --template <name>',
        `kind of site; ${FROM_RSPRESS} converts an existing one (default: depends on the languages)`,
      ).choices([...TEMPLATES, FROM_RSPRESS]),
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
    .addOption(
      new Option('--search <engine>', 'where readers search (default: local)').choices(
        SEARCH_ENGINES,
      ),
    )
    .option('--ask-ai', 'let readers ask questions, which the server of the site answers')
    .option('--force', `with ${FROM_RSPRESS}, run even if there are uncommitted changes`)
    .option('--lectern <package>', 'version or packed file to install Lectern from')
    .action(async (folder: string | undefined, flags: CreateFlags) => {
      const { checkOptions, createSite, nextSteps } = await import('../create/createSite');
      const isAsked = isTerminal() && (!folder || !flags.template);
      if (!isAsked || flags.template) checkFlags(flags, flags.template === FROM_RSPRESS);
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
      const lectern = flags.lectern ?? packedSource();
      checkFlags(flags, options.template === FROM_RSPRESS);
      if (options.template === FROM_RSPRESS) {
        const { install } = options;
        if (install && !lectern) await checkPublished();
        return convert(options.folder, { force: flags.force, install, lectern }, terminal);
      }
      const wanted: CreateOptions = { ...(options as CreateOptions), lectern };
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
export function addCreateCommand(program: Command, terminal: Terminal, convert: ConvertSite): void {
  const command = program.command('create');
  defineCreate(command, terminal, 'lectern create my-docs', convert).addHelpText(
    'after',
    `\nExamples:\n  lectern create my-docs\n  lectern create my-docs --install\n  lectern create my-docs --languages en,de --search server\n  lectern create ../docs --template ${FROM_RSPRESS}`,
  );
}
