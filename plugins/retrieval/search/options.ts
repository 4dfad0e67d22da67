import { z } from 'zod';
import type { PlainForms } from '../../content/sections/plainInline';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';
import { describeIssues } from '../../support/describeIssues';
import type { FolderWeights } from './folderWeights';
import type { SynonymsByLang } from './output/indexFiles';
import { SERVER_INDEX, type SearchSettings } from './shared/settings';

interface CommonOptions {
  /**
   * Words that readers type and the corresponding words in the docs, by language: `{ en: { outfile:
   * ['output.filename'] } }`.
   * @default none
   */
  synonyms?: SynonymsByLang;
  /**
   * The search weight of the pages in each folder, unless a page specifies its own weight: `{ news:
   * 0.55 }`. The longest matching path takes precedence.
   * @default 0.55 for `news`, `blog`, `contribute`, `roadmap` and other folders about the project
   */
  weights?: FolderWeights;
  /**
   * Functions that return the searchable text of the site's own components, based on their props: `{
   * Chart: ({ title }) => title }`.
   * @default none
   */
  components?: PlainForms;
}

/** Searches in the browser, without a server. */
export interface LocalOptions extends CommonOptions {
  /** @default 'local' */
  engine?: 'local';
}

/** Searches on a server of ours: that of the site, or another that serves the same output. */
export interface ServerEngineOptions extends CommonOptions {
  engine: 'server';
  /**
   * The origin and base of another server that answers queries: `https://search.example.com`.
   * @default the site's own
   */
  url?: string;
}

/** Searches at Algolia, which `npm run search:push` fills. */
export interface AlgoliaOptions extends CommonOptions {
  engine: 'algolia';
  /** @default the `ALGOLIA_APP_ID` environment variable */
  appId?: string;
  /**
   * An API key that only permits searching. The pages contain the key, so anyone can read it.
   * @default the `ALGOLIA_SEARCH_KEY` environment variable
   */
  apiKey?: string;
  /** @default the `ALGOLIA_INDEX` environment variable */
  indexName?: string;
}

/** Searches wherever a client object of InstantSearch asks. */
export interface ClientOptions extends CommonOptions {
  engine: 'client';
  /** The path of the module whose default export is the client, relative to the root of the project. */
  client: string;
  indexName: string;
}

/** Options of `pluginSearch`, and of the `search` setting: those of the engine that answers. */
export type SearchOptions = LocalOptions | ServerEngineOptions | AlgoliaOptions | ClientOptions;

const words = z.array(z.string().min(1)).min(1);
const common = {
  synonyms: z.record(z.string(), z.record(z.string(), words)).optional(),
  components: z.record(z.string(), z.unknown()).optional(),
  weights: z.record(z.string().min(1), z.number().min(0.1).max(10)).optional(),
};
const name = z.string().min(1).optional();
const schemas = {
  local: z.strictObject({ engine: z.literal('local').optional(), ...common }),
  server: z.strictObject({
    engine: z.literal('server'),
    url: z.url({ protocol: /^https?$/ }).optional(),
    ...common,
  }),
  algolia: z.strictObject({
    engine: z.literal('algolia'),
    appId: name,
    apiKey: name,
    indexName: name,
    ...common,
  }),
  client: z.strictObject({
    engine: z.literal('client'),
    client: z.string().min(1),
    indexName: z.string().min(1),
    ...common,
  }),
};

function fail(lines: readonly string[]): never {
  throw new Error(
    `[search] These options cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

/**
 * Checks the options of the plugin, and returns the settings for the theme.
 *
 * @throws naming every invalid option with a valid value
 */
export function readSettings(options: SearchOptions, env: Environment): SearchSettings {
  const engine = options.engine ?? 'local';
  if (!Object.hasOwn(schemas, engine)) {
    fail([
      `engine is ${JSON.stringify(engine)} → write one of ${Object.keys(schemas)
        .map((known) => `"${known}"`)
        .join(', ')}`,
    ]);
  }
  const result = schemas[engine].safeParse(options);
  if (!result.success) {
    const noun = `option of the "${engine}" engine`;
    fail(describeIssues(result.error.issues, options, noun).map(({ text }) => text));
  }
  if (options.engine === 'server') {
    const url = options.url?.replace(/\/$/, '');
    return { engine: 'server', indexName: SERVER_INDEX, ...(url && { url }) };
  }
  if (options.engine === 'client') return { engine: 'client', indexName: options.indexName };
  if (options.engine !== 'algolia') return { engine: 'local' };
  const read = checkedEnvironment('search', env);
  const {
    appId = read.text('ALGOLIA_APP_ID'),
    apiKey = read.text('ALGOLIA_SEARCH_KEY'),
    indexName = read.text('ALGOLIA_INDEX'),
  } = options;
  return { engine, appId, apiKey, indexName } as SearchSettings;
}

/** Returns the settings that are missing for Algolia, each with how to set it. The dialog shows them to readers. */
export function missingSettings(settings: SearchSettings): string[] {
  if (settings.engine !== 'algolia') return [];
  const variables = {
    appId: 'ALGOLIA_APP_ID',
    apiKey: 'ALGOLIA_SEARCH_KEY',
    indexName: 'ALGOLIA_INDEX',
  };
  return Object.entries(variables)
    .filter(([key]) => !settings[key as keyof typeof variables])
    .map(([key, variable]) => `${key} is missing → set ${variable}, or search: { ${key} }`);
}
