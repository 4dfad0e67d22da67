import process from 'node:process';
import { type Command, Option } from 'commander';
import {
  type PushService,
  SERVICE_NAMES,
  SERVICES,
  type ServiceName,
} from '../../retrieval/search/push/services';
import { JSON_FLAG, jsonText, type Terminal } from '../terminal';

/** Which variables a service reads: `algolia: ALGOLIA_APP_ID, …`. */
const VARIABLES = Object.entries(SERVICES).map(([name, { variables }]) => {
  const { appId, url, key, indexName }: PushService['variables'] = variables;
  const names = [appId, url, key, indexName].flatMap((variable) => variable?.name ?? []);
  return `  ${name.padEnd(12)}${names.join(', ')}`;
});

const PUSH_HELP = `
Reads from the environment:
${VARIABLES.join('\n')}
  all         SITE_DIR, where the output is not doc_build

Examples:
  lectern search push --dry-run
  lectern search push --to typesense --dry-run
  MEILISEARCH_URL=http://localhost:7700 MEILISEARCH_INDEX=docs lectern search push --to meilisearch`;

const SYNONYMS_HELP = `
Asks the index of the last build each question that has the words of a synonym, with and without the synonyms. The
questions themselves are left out of the index. A synonym that hurts more than it helps is better removed.`;

/** `search push`, `search report` and `search synonyms`. */
export function addSearchCommands(program: Command, { write }: Terminal): void {
  const search = program.command('search').description('the index of the search');

  search
    .command('push')
    .description("replace the site's index at a search service by the records of the build")
    .addOption(
      new Option('--to <service>', 'where to').choices(SERVICE_NAMES).default('algolia' as const),
    )
    .option('--dry-run', 'only say what would be done')
    .addHelpText('after', PUSH_HELP)
    .action(async ({ to, dryRun = false }: { to: ServiceName; dryRun?: boolean }) => {
      const { readPushOptions } = await import('../../retrieval/search/push/pushOptions');
      const { pushSite } = await import('../../retrieval/search/push/pushSite');
      const { withPackages } = await import('../../support/optionalPackage');
      const options = readPushOptions({ to, isDry: dryRun }, process.env, process.cwd());
      const { packages, title, load } = options.service;
      const { target } = await withPackages(packages, `[search] a push to ${title}`, load);
      await pushSite(options, target, write);
    });

  search
    .command('report')
    .description('what the index of the last build has, by language and version')
    .option(...JSON_FLAG)
    .action(async ({ json }: { json?: boolean }) => {
      const { searchReport, reportLines } = await import('../../retrieval/search/report');
      const report = searchReport(process.env, process.cwd());
      if (json) write(jsonText(report));
      else for (const line of reportLines(report)) write(line);
    });

  search
    .command('synonyms')
    .description('which questions of _questions.yaml each synonym helps, and which it hurts')
    .option(...JSON_FLAG)
    .addHelpText('after', SYNONYMS_HELP)
    .action(async ({ json }: { json?: boolean }) => {
      const { builtRecords } = await import('../../retrieval/search/builtRecords');
      const { synonymEffects, effectLines } = await import('../../retrieval/search/synonymEffects');
      const effects = synonymEffects(builtRecords(process.env, process.cwd()));
      if (json) write(jsonText(effects));
      else for (const line of effectLines(effects)) write(line);
    });
}
