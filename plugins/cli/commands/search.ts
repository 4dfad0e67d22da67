import process from 'node:process';
import { type Command, Option } from 'commander';
import {
  type PushService,
  SERVICE_NAMES,
  SERVICES,
  type ServiceName,
} from '../../retrieval/search/push/services';
import { readCount } from '../readers';
import { JSON_FLAG, jsonText, type Terminal } from '../terminal';

const DAYS = 30;
const LIMIT = 20;

/** The environment variables of each service: `algolia: ALGOLIA_APP_ID, …`. */
const VARIABLES = Object.entries(SERVICES).map(([name, { variables }]) => {
  const { appId, url, key, indexName }: PushService['variables'] = variables;
  const names = [appId, url, key, indexName].flatMap((variable) => variable?.name ?? []);
  return `  ${name.padEnd(12)}${names.join(', ')}`;
});

const PUSH_HELP = `
Reads from the environment:
${VARIABLES.join('\n')}
  all         SITE_DIR, if the output is not in doc_build

Examples:
  lectern search push --dry-run
  lectern search push --to typesense --dry-run --json
  MEILISEARCH_URL=http://localhost:7700 MEILISEARCH_INDEX=docs lectern search push --to meilisearch`;

const REPORT_HELP = `
If the site stores what readers searched for and asked, the report contains a suggestion for each search without a hit
or a click, and for each question without a good answer: a keyword for a page, a synonym, a better title, or a missing
page. Keywords and synonyms are tried out: the report shows the rank of the page without and with them, and which
questions of _questions.yaml they improve or worsen. Reads SITE_DIR and ASK_AI_DATABASE as the server does.

Example:
  lectern search report --days 90 --limit 50`;

const SYNONYMS_HELP = `
Searches the index of the last build for each question that contains the words of a synonym, with and without the
synonyms. The questions themselves are not part of the index. Remove synonyms that do more harm than good.
Reads SITE_DIR as the server does.

Examples:
  lectern search synonyms
  SITE_DIR=build/docs lectern search synonyms --json > synonyms.json`;

interface PushFlags {
  to: ServiceName;
  dryRun?: boolean;
  json?: boolean;
}

function addPush(search: Command, { write, note }: Terminal): void {
  search
    .command('push')
    .description("replace the site's index at a search service with the records of the build")
    .addOption(
      new Option('--to <service>', 'search service')
        .choices(SERVICE_NAMES)
        .default('algolia' as const),
    )
    .option('--dry-run', 'only print what would be done')
    .option(...JSON_FLAG)
    .addHelpText('after', PUSH_HELP)
    .action(async ({ to, dryRun = false, json }: PushFlags) => {
      const { readPushOptions } = await import('../../retrieval/search/push/pushOptions');
      const { pushSite } = await import('../../retrieval/search/push/pushSite');
      const { withPackages } = await import('../../support/optionalPackage');
      const options = readPushOptions({ to, isDry: dryRun }, process.env, process.cwd());
      const { packages, title, load } = options.service;
      const { target } = await withPackages(packages, `[search] a push to ${title}`, load);
      const report = await pushSite(options, target, json ? note : write);
      if (json) write(jsonText(report));
    });
}

function addReport(search: Command, { write, note }: Terminal): void {
  search
    .command('report')
    .description(
      'show what the index of the last build contains, and what to do about failed searches',
    )
    .option('--days <count>', 'number of past days to include', readCount, DAYS)
    .option(
      '--limit <count>',
      'maximum number of searches and questions, most frequent first',
      readCount,
      LIMIT,
    )
    .option(...JSON_FLAG)
    .addHelpText('after', REPORT_HELP)
    .action(async ({ days, limit, json }: { days: number; limit: number; json?: boolean }) => {
      const { builtRecords } = await import('../../retrieval/search/builtRecords');
      const { searchReport, reportLines } = await import('../../retrieval/search/report');
      const { failedQueries } = await import('../../retrieval/ask-ai/commands/failedQueries');
      const { makeSuggestions } = await import('../../retrieval/search/suggest/suggestions');
      const { suggestionLines } = await import('../../retrieval/search/suggest/suggestionLines');
      const built = builtRecords(process.env, process.cwd());
      const places = searchReport(built);
      const failed = await failedQueries(process.env, days, note);
      const most = failed?.toSorted((one, other) => other.times - one.times).slice(0, limit);
      const suggestions = most && makeSuggestions(most, built);
      if (json) return write(jsonText({ places, suggestions: suggestions ?? null }));
      for (const line of reportLines(places)) write(line);
      if (!suggestions) return;
      write(`\nFailed searches and questions of the last ${days} days:`);
      for (const line of suggestionLines(suggestions)) write(line);
    });
}

function addSynonyms(search: Command, { write }: Terminal): void {
  search
    .command('synonyms')
    .description(
      'show which questions of _questions.yaml each synonym improves, and which it worsens',
    )
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

/** Adds `search push`, `search report` and `search synonyms`. */
export function addSearchCommands(program: Command, terminal: Terminal): void {
  const search = program.command('search').description('work with the search index');
  addPush(search, terminal);
  addReport(search, terminal);
  addSynonyms(search, terminal);
}
