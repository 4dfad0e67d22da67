import { existsSync } from 'node:fs';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { type PushFiles, pushFiles } from '../output/writeSearch';

/** What a push is told. */
export interface PushOptions {
  files: PushFiles;
  indexName: string;
  /** Who may write, and where; nothing for a dry run. */
  account?: { appId: string; apiKey: string; host?: URL };
}

const VARIABLES = {
  ALGOLIA_APP_ID: 'the id of the application',
  ALGOLIA_ADMIN_KEY: 'a key that may add, delete and change settings',
  ALGOLIA_INDEX: 'the name of the index',
} as const;

function fail(lines: readonly string[]): never {
  throw new Error(lines.map((line) => `[search] ${line}`).join('\n'));
}

/**
 * Reads what to push and where to.
 *
 * @param isDry whether nothing is sent, so that no account is needed
 * @param env the account, `SITE_DIR` for the output of another build, `ALGOLIA_HOST` for another host
 * @throws naming everything that is missing or wrong, with what to do
 */
export function readPushOptions(isDry: boolean, env: Environment, cwd: string): PushOptions {
  const read = checkedEnvironment('search', env);
  const needed = isDry ? [] : Object.entries(VARIABLES).filter(([name]) => !read.text(name));
  const files = pushFiles(read.text('SITE_DIR') ?? DEFAULT_OUT_DIR, cwd);
  const host = read.text('ALGOLIA_HOST');
  const problems = [
    ...needed.map(([name, what]) => `${name} is missing → set it to ${what}`),
    ...(existsSync(files.records)
      ? []
      : [`there are no records in ${files.records} → run "npm run build" first`]),
    ...(host && !URL.canParse(host)
      ? [`ALGOLIA_HOST is "${host}" → write an address such as "https://search.example.com"`]
      : []),
  ];
  if (problems.length > 0) fail(problems);
  const appId = read.text('ALGOLIA_APP_ID') ?? '';
  const apiKey = read.text('ALGOLIA_ADMIN_KEY') ?? '';
  return {
    files,
    indexName: read.text('ALGOLIA_INDEX') ?? 'docs',
    ...(!isDry && { account: { appId, apiKey, ...(host && { host: new URL(host) }) } }),
  };
}
