import path from 'node:path';
import process from 'node:process';
import { type Command, Option } from 'commander';
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
}

const isTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** `create`: asks in a terminal for what the flags leave open. */
export function addCreateCommand(program: Command, { write, note, end }: Terminal): void {
  program
    .command('create')
    .description('write a small site to start from, whose pages explain how to go on')
    .argument('[folder]', 'folder of the new site')
    .addOption(new Option('-t, --template <name>', 'what the site has').choices(TEMPLATES))
    .option(
      '--languages <list>',
      `languages, the first is the default: ${Object.keys(LANGUAGES).join(', ')}`,
      readNames,
    )
    .option('--title <text>', 'name of the site (default: name of the folder)')
    .option('--install', 'also run npm install in it')
    .option('--ask-ai', 'let readers ask questions, answered by the server of the site')
    .option('--lectern <package>', 'where Lectern is installed from: a version, or a packed file')
    .addHelpText(
      'after',
      '\nExamples:\n  lectern create my-docs\n  lectern create my-docs --install\n  lectern create my-docs --template two-languages --languages en,de',
    )
    .action(async (folder: string | undefined, flags: CreateFlags) => {
      const { createSite, nextSteps } = await import('../create/createSite');
      const isAsked = isTerminal() && (!folder || !flags.template);
      const given = { folder, ...flags };
      const options = isAsked
        ? await (await import('../create/askOptions')).askOptions(given)
        : given;
      if (!options) {
        end(EXIT.usage);
        return;
      }
      if (!options.folder) {
        note('error: no folder is given: lectern create my-docs');
        end(EXIT.usage);
        return;
      }
      const created = createSite({ ...options, folder: options.folder }, process.cwd());
      if (options.install) {
        const { installPackages } = await import('../create/installPackages');
        await installPackages(path.resolve(options.folder), options.folder);
      }
      write(nextSteps(created, options.install));
    });
}
