import { existsSync } from 'node:fs';
import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';
import { siteFolder } from '../../../support/siteDir';
import { type PushFiles, pushFiles } from '../output/writeSearch';
import { type PushService, SERVICES, type ServiceName } from './services';
import type { PushAccount } from './target';

/** The options of a push. */
export interface PushOptions {
  service: PushService;
  files: PushFiles;
  indexName: string;
  isDry: boolean;
  /** The account that may write, and its address. Optional for a dry run. */
  account?: PushAccount;
}

function fail(lines: readonly string[]): never {
  throw new Error(lines.map((line) => `[search] ${line}`).join('\n'));
}

/** The problem with an address, with what to write instead. */
function addressProblems(name: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const remedy = 'write a URL such as "https://search.example.com"';
  if (!url || !/^https?:$/.test(url.protocol)) return [`${name} is "${value}" → ${remedy}`];
  if (url.username || url.password) {
    return [
      `${name} contains a user name or a password → ${remedy}; the key has a separate variable`,
    ];
  }
  return [];
}

/**
 * Reads the options of a push.
 *
 * @param to the service
 * @param isDry whether nothing is written, so that no account is needed
 * @param env the account, and `SITE_DIR` for the output of another build
 * @throws naming everything that is missing or wrong, with what to do
 */
export function readPushOptions(
  { to, isDry }: { to: ServiceName; isDry: boolean },
  env: Environment,
  cwd: string,
): PushOptions {
  const service: PushService = SERVICES[to];
  const { key, indexName, url, appId } = service.variables;
  const read = checkedEnvironment('search', env);
  const value = (variable?: { name: string }) => variable && read.text(variable.name);
  const ofAccount = [appId, url, key].filter((variable) => variable !== undefined);
  const hasAccount = ofAccount.some(value);
  const isAccountNeeded = !isDry || (service.readsInDryRun && hasAccount);
  const needed = isAccountNeeded ? [...ofAccount, indexName] : [];
  const files = pushFiles(siteFolder(read), cwd);
  const addressName = url?.name ?? service.hostVariable;
  const address = addressName ? read.text(addressName) : undefined;
  const problems = [
    ...needed
      .filter((variable) => !value(variable))
      .map(({ name, what }) => `${name} is missing → set it to ${what}`),
    ...(existsSync(files.records)
      ? []
      : [`there are no records in ${files.records} → run "npm run build" first`]),
    ...(addressName ? addressProblems(addressName, address) : []),
    ...nameProblems(to, indexName.name, value(indexName)),
  ];
  if (problems.length > 0) fail(problems);
  const account = {
    key: value(key) ?? '',
    ...(appId && { appId: value(appId) }),
    ...(address && { url: new URL(address) }),
  };
  return {
    service,
    files,
    indexName: value(indexName) ?? 'docs',
    isDry,
    ...(isAccountNeeded && { account }),
  };
}

/** Index names that Typesense and Meilisearch accept, with room for the suffixes of a push. */
function nameProblems(to: ServiceName, variable: string, name: string | undefined): string[] {
  if (to === 'algolia' || name === undefined || /^[\w-]{1,200}$/.test(name)) return [];
  return [`${variable} is "${name}" → write at most 200 letters, digits, "-" and "_"`];
}
