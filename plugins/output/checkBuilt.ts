import { statSync } from 'node:fs';
import path from 'node:path';
import { readAskSettings, SECTIONS_FILE } from '../ask-ai/server/askFiles';
import { openBuiltSearch, readBuiltSearch } from '../search/server/builtEngine';
import { readSite } from '../server/server/siteIndex';
import { readManifest } from '../server/shared/manifest';
import { OutputError } from './outputError';

/** Files without which nothing can be served. */
function neededFiles(folder: string): string[] {
  return ['index.html', ...(readAskSettings(folder) ? [SECTIONS_FILE] : [])];
}

/**
 * Opens what was built as the server does.
 *
 * @throws naming the file that is missing, empty or broken
 */
export function checkBuilt(folder: string): void {
  for (const name of neededFiles(folder)) {
    const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
    if (size) continue;
    throw new OutputError(
      `the build has made ${size === 0 ? 'an empty' : 'no'} ${name} → ${name === 'index.html' ? 'write a home page (index.mdx) for the default language and version' : 'build again'}`,
    );
  }
  const search = readBuiltSearch(readSite(folder, readManifest(folder)));
  if (!search) return;
  const [fault] = search.faults;
  if (fault) throw new OutputError(`the build has made no whole ${fault} → build again`);
  openBuiltSearch(search);
}
