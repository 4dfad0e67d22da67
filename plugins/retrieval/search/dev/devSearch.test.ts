import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { quietTimes } from '../../../support/quietTimes';
import { placeFiles } from '../output/indexFiles';
import type { PlaceRecords } from '../records';
import { type IndexPlace, SEARCH_MANIFEST, type SearchManifest } from '../shared/files';
import { testRecords } from '../testing/searchSite';
import { type DevSearch, devSearch } from './devSearch';
import { indexThread } from './indexThread';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A dev server of a site whose pages a test changes. */
async function openDev(index = async (place: PlaceRecords) => placeFiles(place)) {
  const state = { stamp: 0, places: testRecords(), made: [] as string[] };
  const quiet = quietTimes();
  const search = devSearch({
    stamp: () => `${state.stamp}`,
    prepare: (pause) => pause(),
    quiet,
    records: () => state.places,
    base: () => '/docs/',
    index: (place) => {
      state.made.push(`${place.version}/${place.lang}`);
      return index(place);
    },
  });
  const server = createServer((request, response) =>
    search.middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (name: string) => fetch(`http://127.0.0.1:${port}/docs/${name}`);
  const manifest = async () => (await (await get(SEARCH_MANIFEST)).json()) as SearchManifest;
  /** Changes the first record of the Chinese place. */
  const save = (words: string) => {
    state.stamp += 1;
    state.places = state.places.map((place) => {
      const [first, ...others] = place.records;
      if (place.lang !== 'zh' || place.version !== 'v2' || !first) return place;
      return { ...place, records: [{ ...first, content: words }, ...others] };
    });
  };
  return { state, search, get, manifest, save, quiet };
}

const hitsOf = async (search: DevSearch, query: string) => {
  const { hits } = await (await search.engine()).search({ query, lang: 'zh', version: 'v2' });
  return hits.map(({ url }) => url);
};

/** The file of an index whose name changes with its content. */
function mainFile(place?: IndexPlace): string {
  if (!place) return '';
  return 'root' in place ? place.root : place.body;
}

test('[DIAG-2] after a save only the language and version of the page is indexed again', async () => {
  const { state, search, manifest, save } = await openDev();
  search.changed();
  expect(state.made).toEqual([]);
  const before = await manifest();
  expect(state.made.sort()).toEqual(['v1/en', 'v1/zh', 'v2/en', 'v2/zh']);
  expect(await manifest()).toEqual(before);

  state.made.length = 0;
  save('quagga');
  const after = await manifest();
  expect(state.made).toEqual(['v2/zh']);
  const changed = after.places.filter(
    (place, at) => mainFile(place) !== mainFile(before.places[at]),
  );
  expect(changed.map(({ lang, version }) => `${version}/${lang}`)).toEqual(['v2/zh']);
  expect(await hitsOf(search, 'quagga')).toHaveLength(1);
  expect(state.made).toEqual(['v2/zh']);
});

test('[DIAG-2] a save while the index is made is in the answer; files of the index before stay at hand', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { search, manifest, get, save } = await openDev(async (place) => {
    if (place.records.some(({ content }) => content === 'first')) await held;
    return placeFiles(place);
  });
  const before = await manifest();
  save('first');
  search.changed();
  save('second');
  const answer = hitsOf(search, 'second');
  // Other files are sent meanwhile.
  for (const place of before.places) expect((await get(mainFile(place))).status).toBe(200);
  release();
  expect(await answer).toHaveLength(1);
  expect(await hitsOf(search, 'first')).toHaveLength(0);
  for (const place of before.places) expect((await get(mainFile(place))).status).toBe(200);
});

test('[DIAG-2] the index is built when the server is quiet; a request for it does not wait for that', {
  timeout: 20_000,
}, async () => {
  const { state, search, manifest, quiet } = await openDev();
  const end = quiet.begin();
  search.buildAhead();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state.made).toEqual([]);
  expect((await manifest()).places).toHaveLength(4);
  expect(state.made).toHaveLength(4);
  end();

  const other = await openDev();
  other.search.buildAhead();
  await expect.poll(() => other.state.made, { timeout: 15_000 }).toHaveLength(4);
  await other.manifest();
  expect(other.state.made).toHaveLength(4);
});

test('what keeps the index from being made is answered, and the next request tries again', async () => {
  let isBroken = true;
  const { get } = await openDev(async (place) => {
    if (isBroken) throw new Error('[search] two pages have the same short name');
    return placeFiles(place);
  });
  const answer = await get(SEARCH_MANIFEST);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('two pages have the same short name');
  isBroken = false;
  expect((await get(SEARCH_MANIFEST)).status).toBe(200);
});

test('a thread makes the same index', { timeout: 120_000 }, async () => {
  const [place] = testRecords();
  if (!place) throw new Error('there is no place');
  expect((await indexThread()(place)).place).toEqual(placeFiles(place).place);
});
