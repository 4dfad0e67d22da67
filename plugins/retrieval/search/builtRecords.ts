import { existsSync, readFileSync } from 'node:fs';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';
import { siteFolder } from '../../support/siteDir';
import type { SynonymsByLang } from './output/indexFiles';
import { pushFiles } from './output/writeSearch';
import type { SearchRecord } from './shared/types';

/** The data that the last build wrote for the search, except its index. */
export interface BuiltRecords {
  records: SearchRecord[];
  synonyms: SynonymsByLang;
}

/**
 * Reads the data that the last build wrote for the search.
 *
 * @param env the environment, in which `SITE_DIR` is the folder of another build
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
