import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../serving/server/server/siteIndex';
import { readManifest } from '../../../serving/server/shared/manifest';
import { writeSearchSite } from '../testing/searchSite';
import { openBuiltSearch, readBuiltSearch } from './builtEngine';

/** From the first section on, so that the small site is in parts. */
const IN_PARTS = 0;
const HERE = { lang: 'en', version: 'v2' };

const searchOf = (folder: string) => readBuiltSearch(readSite(folder, readManifest(folder)));

function open(folder: string) {
  const search = searchOf(folder);
  if (!search) throw new Error('the site has no search');
  return openBuiltSearch(search);
}

test.each(['output.path', 'directory', 'outptu', 'dir'])(
  '[SRCH-12] a server finds the same for %j in an index in parts',
  async (query) => {
    const whole = await open(writeSearchSite()).search({ ...HERE, query });
    const inParts = await open(writeSearchSite({}, IN_PARTS)).search({ ...HERE, query });
    expect(whole.hits).not.toEqual([]);
    expect(inParts.hits.map(({ url, snippet }) => ({ url, snippet }))).toEqual(
      whole.hits.map(({ url, snippet }) => ({ url, snippet })),
    );
  },
);

test.each(['words-0', 'places-0', 'cards-0'])(
  '[SRCH-12] a server names a missing part: %s',
  (part) => {
    const folder = writeSearchSite({}, IN_PARTS);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const [name = ''] = files.filter((file) => path.basename(file).startsWith(part));
    rmSync(path.join(folder, name));
    expect(() => searchOf(folder)).toThrow(
      new RegExp(`^\\[search\\] static/search/.*${part}.* is missing → run "npm run build" again`),
    );
  },
);
