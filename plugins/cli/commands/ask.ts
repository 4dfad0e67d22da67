import { type Command, Option } from 'commander';
import { readCount, readDay, readPastDay } from '../readers';
import { JSON_FLAG, type Terminal } from '../terminal';

const PACKAGES = ['@libsql/client'];
const REPORTED = 50;

async function withDatabase<Module>(load: () => Promise<Module>): Promise<Module> {
  const { withPackages } = await import('../../support/optionalPackage');
  return withPackages(PACKAGES, '[ask-ai] the database', load);
}

interface ReportFlags {
  missing?: boolean;
  disliked?: boolean;
  lang?: string;
  version?: string;
  since?: number;
  limit: number;
  json?: boolean;
}

type PagesFlags = Omit<ReportFlags, 'missing' | 'disliked'>;

/** Adds `ask report`, `ask pages` and `ask purge`. */
export function addAskCommands(program: Command, { write }: Terminal): void {
  const ask = program
    .command('ask')
    .description('show or delete the questions and feedback of readers');

  ask
    .command('report')
    .description('list the questions of readers, those without a good answer first')
    .option('--missing', 'only questions for which nothing was found')
    .option('--disliked', 'only questions whose answer was voted down')
    .option('--lang <lang>', 'only questions in a language')
    .option('--version <version>', 'only questions about a version')
    .option('--since <day>', 'only questions since a day', readDay)
    .option('--limit <count>', 'maximum number of questions', readCount, REPORTED)
    .option(...JSON_FLAG)
    .addHelpText('after', '\nExample:\n  lectern ask report --missing --since 2026-11-01')
    .action(async ({ missing, disliked, json = false, ...filter }: ReportFlags) => {
      const { askReport } = await withDatabase(
        () => import('../../retrieval/ask-ai/commands/report'),
      );
      write(await askReport({ ...filter, isMissing: missing, isDisliked: disliked }, json));
    });

  ask
    .command('pages')
    .description('list the feedback of readers on pages, the least helpful pages first')
    .option('--lang <lang>', 'only pages in a language')
    .option('--version <version>', 'only pages of a version')
    .option('--since <day>', 'only feedback since a day', readDay)
    .option('--limit <count>', 'maximum number of pages', readCount, REPORTED)
    .option(...JSON_FLAG)
    .addHelpText('after', '\nExample:\n  lectern ask pages --version v2 --since 2026-11-01')
    .action(async ({ json = false, ...filter }: PagesFlags) => {
      const { askPages } = await withDatabase(
        () => import('../../retrieval/ask-ai/commands/pages'),
      );
      write(await askPages(filter, json));
    });

  ask
    .command('purge')
    .description('delete the questions and feedback of readers')
    .addOption(
      new Option('--before <day>', 'only those before a day')
        // Commander also passes the previous value.
        .argParser((day) => readPastDay(day))
        .conflicts('all'),
    )
    .option('--all', 'all of them')
    .addHelpText('after', '\nExample:\n  lectern ask purge --before 2026-11-21')
    .action(async ({ before, all }: { before?: number; all?: boolean }, command: Command) => {
      if (before === undefined && !all) {
        command.error('error: specify what to delete: --before 2026-11-21, or --all');
      }
      const { askPurge } = await withDatabase(
        () => import('../../retrieval/ask-ai/commands/purge'),
      );
      write(await askPurge(before ?? Number.MAX_SAFE_INTEGER));
    });
}
