import { expect, test } from 'vitest';
import { FakeSite } from '../testing/fakeSite';
import { memoryCaches } from '../testing/memoryCaches';
import { fetchNewestPack, fetchPack, type PackProgress, packFailure } from './fetchPack';
import { openStore } from './packStore';

const HASHED = 'static/js/index.0123456789.js';

function setUp() {
  const site = new FakeSite({ '': 'home', 'guide/start': 'start' }, { [HASHED]: 'code' });
  const caches = memoryCaches();
  const store = openStore(site.base, caches);
  const given = { base: site.base, store, fetcher: site.fetch as typeof fetch };
  return { site, caches, store, given };
}

const reasonOf = (task: Promise<unknown>) => task.then(() => undefined, packFailure);

test('[FAST-2] a pack is fetched with its progress, and read by content', async () => {
  const { site, store, given } = setUp();
  const steps: PackProgress[] = [];
  const saved = await fetchPack(site.summary, { ...given, onProgress: (step) => steps.push(step) });
  const done = steps.map((step) => step.done);
  expect(done[0]).toBe(0);
  const sizes = done.slice(1).map((bytes, at) => bytes - (done[at] ?? 0));
  expect(sizes.sort()).toEqual([4, 4, 5]);
  expect(new Set(steps.map(({ total }) => total))).toEqual(new Set([13]));
  await store.save(saved);
  const [{ pack } = saved] = await store.packs();
  const answer = await store.read(pack.pages['guide/start']?.[0] ?? '');
  expect(await answer?.text()).toBe('start');
  expect(answer?.headers.get('content-type')).toBe('text/html');
  expect(answer?.headers.has('vary')).toBe(false);
});

test('[FAST-2] another try fetches what is missing only', async () => {
  const { site, given, store } = setUp();
  site.before = (name) => {
    if (name === 'guide/start') throw new TypeError('Failed to fetch');
  };
  let steps = 0;
  const onProgress = () => {
    steps += 1;
  };
  expect(await reasonOf(fetchPack(site.summary, { ...given, onProgress }))).toBe('offline');
  const stepsOfFailure = steps;
  // Includes downloads that were in progress when the other one failed.
  await expect.poll(async () => (await store.hashes()).size).toBe(2);
  expect(steps).toBe(stepsOfFailure);
  site.before = () => {};
  site.asked.length = 0;
  await fetchPack(site.summary, given);
  expect(site.asked).toContain('guide/start');
  expect(site.asked).not.toContain(HASHED);
});

test('[FAST-2] a file that differs from the pack is not stored', async () => {
  const { site, given, store } = setUp();
  const { summary } = site;
  const { fetch } = site;
  const fetcher = async (address: RequestInfo | URL) =>
    String(address).endsWith('guide/start') ? new Response('of another build') : fetch(address);
  expect(await reasonOf(fetchPack(summary, { ...given, fetcher }))).toBe('changed');
  expect(await store.packs()).toEqual([]);
});

test('[FAST-2] where the site was built anew meanwhile, the newest pack is fetched', async () => {
  const { site, given } = setUp();
  const stale = site.summary;
  const { pack } = site;
  site.pages['guide/start'] = 'start, rewritten';
  const fetcher = async (address: RequestInfo | URL) =>
    String(address).endsWith(stale.file) ? Response.json(pack) : site.fetch(address);
  const saved = await fetchNewestPack(stale, { ...given, fetcher: fetcher as typeof fetch });
  expect(saved.file).toBe(site.summary.file);
  expect(saved.pack).toEqual(site.pack);
});

test.each([
  ['slow', new DOMException('', 'TimeoutError')],
  ['offline', new TypeError('Failed to fetch')],
  ['failed', new Error('anything')],
] as const)('a failure of a request is reported as %s', async (reason, error) => {
  const { site, given } = setUp();
  const fetcher = () => Promise.reject(error);
  expect(await reasonOf(fetchPack(site.summary, { ...given, fetcher }))).toBe(reason);
});

test.each([
  ['full', 'keep', new DOMException('', 'QuotaExceededError')],
  ['storage', 'keep', new TypeError('the cache cannot be written')],
  ['storage', 'packs', new DOMException('', 'UnknownError')],
  ['storage', 'hashes', new TypeError('the cache cannot be read')],
] as const)(
  '[FAST-2] a failure of the browser is reported as %s (%s)',
  async (reason, name, error) => {
    const { site, given, store } = setUp();
    const failing = { ...store, [name]: () => Promise.reject(error) };
    expect(await reasonOf(fetchPack(site.summary, { ...given, store: failing }))).toBe(reason);
  },
);

test('a file that the server does not have is reported as failed', async () => {
  const { site, given } = setUp();
  const { summary, pack } = site;
  const fetcher = async (address: RequestInfo | URL) =>
    String(address).endsWith(summary.file)
      ? Response.json(pack)
      : new Response('', { status: 404 });
  expect(await reasonOf(fetchPack(summary, { ...given, fetcher }))).toBe('failed');
});

test('[FAST-2] who cancels gets the reason of the cancelling, and nothing is asked for any more', async () => {
  const { site, given } = setUp();
  const cancelled = new AbortController();
  site.before = () => cancelled.abort();
  const task = fetchPack(site.summary, { ...given, signal: cancelled.signal });
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
  expect(site.asked).toHaveLength(1);
});

test('[FAST-2] removing a pack leaves nothing, sweeping keeps what another needs', async () => {
  const { site, store, caches, given } = setUp();
  await store.save(await fetchPack(site.summary, given));
  await store.keep('unknown', new Response('left behind'));
  await store.sweep();
  expect((await store.hashes()).size).toBe(3);
  expect((await store.hashes()).has('unknown')).toBe(false);
  await store.remove({ version: 'v2', lang: 'en' });
  expect(await caches.keys()).toEqual([]);
});

test('[FAST-2] looking for packs does not create a cache', async () => {
  const { store, caches } = setUp();
  expect(await store.packs()).toEqual([]);
  expect((await store.hashes()).size).toBe(0);
  expect(await store.read('0123')).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});
