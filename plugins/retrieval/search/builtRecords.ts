import { existsSync, readFileSync } from 'node:fs';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';
import { siteFolder } from '../../support/siteDir';
import type { SynonymsByLang } from './output/indexFiles';
import { pushFiles } from './output/writeSearch';
import type { SearchRecord } from './shared/types';

/** What the last build left for the search besides its index. */
export interface BuiltRecords {
  records: SearchRecord[];
  synonyms: SynonymsByLang;
}

/**
 * Reads what the last build left for the search.
 *
 * @param env `SITE_DIR` for the output of another build
 * @throws if there is no build
 */
export function builtRecords(env: Environment, cwd: string): BuiltRecords {
  const siteDir = siteFolder(checkedEnvironment('search', env));
  const files = pushFiles(siteDir, cwd);
  if (!existsSync(files.records)) {
    throw new Error(
      `[search] there are no records in ${files.records} → run "lectern build" first`,
    );
  }
  const records = readFileSync(files.records, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SearchRecord);
  const synonyms = existsSync(files.synonyms)
    ? (JSON.parse(readFileSync(files.synonyms, 'utf8')) as SynonymsByLang)
    : {};
  return { records, synonyms };
}
