import { expect, test } from 'vitest';
import { fetchPack } from '../client/fetchPack';
import { openStore } from '../client/packStore';
import { WORKER_FILE } from '../shared';
import { FakeSite } from '../testing/fakeSite';
import { memoryCaches } from '../testing/memoryCaches';
import { updatePacks } from './update';

const OLD = 'static/js/index.0123456789.js';
const NEW = 'static/js/index.9876543210.js';

async function setUp() {
  const site = new FakeSite({ '': 'home', 'guide/start': 'start' }, { [OLD]: 'code' });
  const caches = memoryCaches();
  const store = openStore(site.base, caches);
  const fetcher = site.fetch as typeof fetch;
  await store.save(await fetchPack(site.summary, { base: site.base, store, fetcher }));
  site.asked.length = 0;
  let left = 0;
  const leave = async () => {
    left += 1;
  };
  const updating = { base: site.base, store, leave, fetcher };
  return { site, caches, store, updating, timesLeft: () => left };
}

test('[FAST-2] a pack that is up to date is left alone', async () => {
  const { site, updating } = await setUp();
  expect(await updatePacks(updating)).toBe(false);
  expect(site.asked).toEqual(['static/offline/index.json']);
});

test('[FAST-2] an update fetches what has changed, and keeps hashed files of the build before', async () => {
  const { site, store, updating } = await setUp();
  site.pages['guide/start'] = 'start, rewritten';
  site.files = { [NEW]: 'new code' };
  expect(await updatePacks(updating)).toBe(true);
  expect(site.asked.slice(2).sort()).toEqual(['guide/start', NEW].sort());
  const [saved] = await store.packs();
  expect(saved?.file).toBe(site.summary.file);
  expect(Object.keys(saved?.old ?? {})).toEqual([OLD]);
  expect((await store.hashes()).size).toBe(4);
  site.files = { [NEW]: 'new code', 'mark.svg': 'mark' };
  await updatePacks(updating);
  expect((await store.packs())[0]?.old).toBeUndefined();
});

test('[FAST-2] an update that fails leaves the pack as it was', async () => {
  const { site, store, updating } = await setUp();
  const [before] = await store.packs();
  site.pages = { '': 'home, rewritten', 'guide/start': 'start, rewritten' };
  site.before = (name) => {
    if (name === 'guide/start') throw new TypeError('Failed to fetch');
  };
  await expect(updatePacks(updating)).rejects.toMatchObject({ reason: 'offline' });
  expect(await store.packs()).toEqual([before]);
  const page = await store.read(before?.pack.pages['guide/start']?.[0] ?? '');
  expect(await page?.text()).toBe('start');
});

test('[FAST-2] a pack that was removed while it was updated does not come back', async () => {
  const { site, store, updating } = await setUp();
  site.pages['guide/start'] = 'start, rewritten';
  let removing: Promise<void> | undefined;
  site.before = (name) => {
    if (name === 'guide/start') removing = store.remove({ version: 'v2', lang: 'en' });
  };
  await updatePacks(updating);
  await removing;
  expect(await store.packs()).toEqual([]);
});

test('[FAST-2] if packs and worker no longer exist, everything is removed', async () => {
  const { caches, updating, timesLeft } = await setUp();
  const fetcher = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  expect(await updatePacks({ ...updating, fetcher })).toBe(true);
  expect(await caches.keys()).toEqual([]);
  expect(timesLeft()).toBe(1);
});

test.each([
  ['a server that fails', async () => new Response('', { status: 503 })],
  [
    'a list that is missing for a moment',
    async (address: RequestInfo | URL) =>
      String(address).endsWith(WORKER_FILE)
        ? new Response('', { headers: { 'content-type': 'text/javascript' } })
        : new Response('', { status: 404 }),
  ],
])('[FAST-2] %s removes nothing', async (_, fetcher) => {
  const { store, updating, timesLeft } = await setUp();
  await updatePacks({ ...updating, fetcher }).catch(() => {});
  expect(await store.packs()).toHaveLength(1);
  expect(timesLeft()).toBe(0);
});
