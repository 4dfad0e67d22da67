import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  HASH_LENGTH,
  PACKS_FILE,
  type Pack,
  type PackList,
  WORKER_FILE,
} from '../../plugins/serving/offline/shared';
import { requestBuilt } from '../support/builtServer';
import { SITES } from '../support/sites';

const MB = 1_000_000;

const readJson = <Content>(folder: string, name: string) =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Content;

const hashOf = (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex').slice(0, HASH_LENGTH);

for (const site of ['docs', 'lectern', 'based'] as const) {
  const { folder, base } = SITES[site];
  const { packs } = readJson<PackList>(folder, PACKS_FILE);

  describe(`[FAST-2] packs of ${site}`, () => {
    test.each(packs)(
      '$version $lang: the server sends every file as the pack has it',
      async ({ file }) => {
        const pack = readJson<Pack>(folder, file);
        for (const [name, [hash]] of Object.entries({ ...pack.pages, ...pack.files })) {
          const answer = await requestBuilt(site, base + name);
          expect({ name, status: answer.status }).toEqual({ name, status: 200 });
          expect({ name, hash: hashOf(await answer.arrayBuffer()) }).toEqual({ name, hash });
        }
      },
    );

    test('browsers ask for the worker and the list each time, and keep the packs', async () => {
      const cachingOf = async (name: string) =>
        (await requestBuilt(site, base + name)).headers.get('cache-control');
      expect(await cachingOf(WORKER_FILE)).toBe('no-cache');
      expect(await cachingOf(PACKS_FILE)).toBe('no-cache');
      for (const { file } of packs) expect(await cachingOf(file)).toContain('immutable');
      const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
      expect(headers).toContain(`${base}${WORKER_FILE}\n  Cache-Control: no-cache`);
      expect(headers).toContain(`${base}${PACKS_FILE}\n  Cache-Control: no-cache`);
    });
  });
}

test('[FAST-2] each pack of the docs has its own pages, and what is read on them', () => {
  const { folder } = SITES.docs;
  const { packs } = readJson<PackList>(folder, PACKS_FILE);
  expect(packs.map(({ version, lang }) => `${version}/${lang}`).sort()).toEqual([
    'v1/en',
    'v1/zh',
    'v2/en',
    'v2/zh',
  ]);
  for (const { version, lang, file, pages, transfer, stored } of packs) {
    expect(transfer).toBeLessThan(4 * MB);
    expect(stored).toBeGreaterThan(transfer);
    const pack = readJson<Pack>(folder, file);
    const addresses = Object.keys(pack.pages);
    expect(addresses).toHaveLength(pages);
    const prefix = `${version === 'v2' ? '' : `${version}/`}${lang === 'en' ? '' : `${lang}/`}`;
    expect(addresses.filter((address) => !address.startsWith(prefix))).toEqual([]);
    const files = Object.keys(pack.files);
    expect(files).toContain('mark.svg');
    expect(files).toContain(`options/${version}/${lang}.json`);
    const searched = files.filter((name) => name.startsWith('static/search/'));
    const place = `static/search/${version}/${lang}/`;
    expect(searched.filter((name) => !name.startsWith(place))).toEqual([
      'static/search/index.json',
    ]);
  }
});
