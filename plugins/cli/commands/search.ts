import process from 'node:process';
import type { Command } from 'commander';
import { JSON_FLAG, jsonText, type Terminal } from '../terminal';

/** `search push` and `search report`. */
export function addSearchCommands(program: Command, { write }: Terminal): void {
  const search = program.command('search').description('the index of the search');

  search
    .command('push')
    .description("replace the site's index at Algolia by the records of the build")
    .option('--dry-run', 'only say what would be done')
    .addHelpText(
      'after',
      '\nReads ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX.\n\nExample:\n  lectern search push --dry-run',
    )
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const { readPushOptions } = await import('../../search/push/pushOptions');
      const { withPackages } = await import('../../support/optionalPackage');
      const options = readPushOptions(dryRun, process.env, process.cwd());
      const { pushSite } = await withPackages(
        ['algoliasearch'],
        '[search] a push',
        () => import('../../search/push/pushSite'),
      );
      await pushSite(options, write);
    });

  search
    .command('report')
    .description('what the index of the last build has, by language and version')
    .option(...JSON_FLAG)
    .action(async ({ json }: { json?: boolean }) => {
      const { searchReport, reportLines } = await import('../../search/report');
      const report = searchReport(process.env, process.cwd());
      if (json) write(jsonText(report));
      else for (const line of reportLines(report)) write(line);
    });
}
