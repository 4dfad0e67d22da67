import { expect, test, vi } from 'vitest';
import { indexFiles } from '../output/indexFiles';
import { SEARCH_MANIFEST } from '../shared/files';
import { ATTACK, testRecords } from '../testing/searchSite';
import { createLineEngine } from './lineEngine';
import { type FetchFile, loadIndexes } from './loadIndexes';
import { createLocalSearch } from './localSearch';
import type { FromWorker, Line, ToWorker } from './messages';
import { serveWorker } from './serveWorker';

const HERE = { lang: 'en', version: 'v2' };

/** A host with the files of the small site: what was fetched, and what is held back or missing. */
function testHost(partsFrom?: number) {
  const files = new Map(
    [...indexFiles(testRecords(), undefined, partsFrom)].map(({ name, content }) => [
      name,
      Buffer.from(content),
    ]),
  );
  const fetched: string[] = [];
  const held = new Map<string, Promise<void>>();
  const fetchFile: FetchFile = async (name) => {
    fetched.push(name.replace(/\.[0-9a-f]{10}\./, '.'));
    for (const [part, release] of held) if (name.includes(part)) await release;
    const file = files.get(name);
    if (!file) throw new Error(`${name} responded with 404`);
    return file;
  };
  const hold = (part: string) => {
    let release = () => {};
    held.set(
      part,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => release();
  };
  return { files, fetched, fetchFile, hold };
}

const isProse = (name: string) => /\/[0-9a-f]{8}\.json$/.test(name);

test('[SRCH-11] nothing is fetched before the search is used; then headings, then the prose', async () => {
  const { fetched, fetchFile } = testHost();
  const search = createLocalSearch(fetchFile, () => {});
  expect(fetched).toEqual([]);
  await search.warm(HERE);
  expect(fetched).toEqual([SEARCH_MANIFEST, 'static/search/v2/en/headings.bin']);
  await search.open(HERE);
  expect(fetched.slice(2)).toEqual(['static/search/v2/en/body.bin']);
  const { hits } = await search.search({ ...HERE, query: 'directory bundles' });
  expect(hits[0]?.url).toBe('/docs/config/output#outputpath');
  expect(hits[0]?.snippet?.map(({ text }) => text).join('')).toContain('directory');
  expect(fetched.slice(3).every(isProse)).toBe(true);
  await search.search({ ...HERE, query: 'directory bundles' });
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('[SRCH-11] headings answer while the prose is on its way, which is told when it is there', async () => {
  const { fetchFile, hold } = testHost();
  const release = hold('body');
  const better = vi.fn();
  const search = createLocalSearch(fetchFile, better);
  expect((await search.search({ ...HERE, query: 'output.path' })).hits).not.toEqual([]);
  expect((await search.search({ ...HERE, query: 'directory' })).hits).toEqual([]);
  expect(better).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(better).toHaveBeenCalled());
  expect((await search.search({ ...HERE, query: 'directory' })).hits).toHaveLength(1);
});

test('[SRCH-11] an answer does not wait for prose that is late', async () => {
  const { fetchFile, hold } = testHost();
  const better = vi.fn();
  const search = createLocalSearch(fetchFile, better);
  await search.open(HERE);
  better.mockClear();
  const release = hold('.json');
  const { hits } = await search.search({ ...HERE, query: 'directory' });
  expect(hits[0]?.snippet).toBeNull();
  release();
  await vi.waitFor(() => expect(better).toHaveBeenCalled());
  expect((await search.search({ ...HERE, query: 'directory' })).hits[0]?.snippet).not.toBeNull();
});

test('[SRCH-14] all versions of the language are searched when that is asked for', async () => {
  const { fetchFile } = testHost();
  const search = createLocalSearch(fetchFile, () => {});
  const versionsOf = async (version: string, lang = 'en') => {
    const { hits } = await search.search({ lang, version, query: 'output.path' });
    return [...new Set(hits.map((hit) => `${hit.version} ${hit.lang}`))].sort();
  };
  expect(await versionsOf('v1')).toEqual(['v1 en']);
  expect(await versionsOf('all')).toEqual(['v1 en', 'v2 en']);
  expect(await versionsOf('all', 'zh')).toEqual(['v1 zh', 'v2 zh']);
  expect(await versionsOf('v9')).toEqual([]);
});

test('[SRCH-5] what cannot be fetched is an error of its own, and is tried again', async () => {
  const { fetchFile } = testHost();
  let isDown = true;
  const search = createLocalSearch(
    async (name) => {
      if (isDown) throw new Error('no network');
      return fetchFile(name);
    },
    () => {},
  );
  const query = { ...HERE, query: 'output.path' };
  await expect(search.search(query)).rejects.toMatchObject({ name: 'RetryError' });
  isDown = false;
  expect((await search.search(query)).hits).not.toEqual([]);
});

test('[SRCH-11] a page that is open while the site is built anew finds the new files', async () => {
  const { files, fetchFile } = testHost();
  const old = {
    places: [{ ...HERE, headings: 'gone.bin', body: 'gone.bin', fragments: '*.json' }],
  };
  const search = createLocalSearch(
    async (name, isFresh) =>
      name === SEARCH_MANIFEST && !isFresh ? Buffer.from(JSON.stringify(old)) : fetchFile(name),
    () => {},
  );
  expect(files.has('gone.bin')).toBe(false);
  expect((await search.search({ ...HERE, query: 'output.path' })).hits).not.toEqual([]);
});

/** Both ends of a line, as a worker has it. */
function testLine() {
  const page: Line<ToWorker, FromWorker> = {
    onmessage: null,
    postMessage: (data) => queueMicrotask(() => worker.onmessage?.({ data })),
  };
  const worker: Line<FromWorker, ToWorker> = {
    onmessage: null,
    postMessage: (data) => queueMicrotask(() => page.onmessage?.({ data })),
  };
  return { page, worker };
}

function testEngine() {
  const host = testHost();
  const { page, worker } = testLine();
  serveWorker(worker, (root) => (name) => {
    expect(root).toBe('https://docs.example/docs/');
    return host.fetchFile(name);
  });
  return {
    ...host,
    engine: createLineEngine(
      () => page,
      () => 'https://docs.example/docs/',
    ),
  };
}

test('[SRCH-11] only the newest of several queries is answered', async () => {
  const { engine } = testEngine();
  const queries = ['o', 'ou', 'output', 'split'].map((query) => engine.search({ ...HERE, query }));
  const settled = await Promise.allSettled(queries);
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(settled[0]).toMatchObject({ reason: { name: 'AbortError' } });
  expect(settled[3]).toMatchObject({ value: { query: 'split' } });
});

test('[SRCH-11] a query can be given up, also before it is asked', async () => {
  const { engine } = testEngine();
  const abort = new AbortController();
  const asked = engine.search({ ...HERE, query: 'output' }, abort.signal);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  const late = engine.search({ ...HERE, query: 'output' }, abort.signal);
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect((await engine.search({ ...HERE, query: 'output' })).hits).not.toEqual([]);
});

test('[SRCH-11] who listens is told of better answers until he stops', async () => {
  const { engine } = testEngine();
  const listener = vi.fn();
  const stop = engine.onBetter(listener);
  engine.warm(HERE);
  engine.open(HERE);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  stop();
  await engine.search({ ...HERE, version: 'v1', query: 'directory' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(listener).toHaveBeenCalledOnce();
});

test('[SRCH-5] a worker that cannot load the search says so', async () => {
  const { engine, files } = testEngine();
  files.clear();
  await expect(engine.search({ ...HERE, query: 'output' })).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining('404'),
  });
});

test('[SRCH-16] texts come as text, whatever is in them', async () => {
  const { engine } = testEngine();
  const { hits } = await engine.search({ ...HERE, query: 'title' });
  expect(hits[0]?.hierarchy.lvl2).toBe(`${ATTACK} title`);
});

test('[DIAG-2] on the dev server each query asks for the index of the moment', async () => {
  const { files, fetchFile } = testHost();
  const load = loadIndexes(fetchFile, (fragment) => fragment, true);
  const opened = () => load(HERE, async ([index]) => index);
  const before = await opened();
  expect(await opened()).toBe(before);
  const places = testRecords().map((place) => ({ ...place, records: place.records.slice(0, 1) }));
  for (const { name, content } of indexFiles(places)) files.set(name, Buffer.from(content));
  expect(await opened()).not.toBe(before);
});

/** Of the small site as if it were a large one: from the first section on in parts. */
const IN_PARTS = 0;

test('[SRCH-11] of an index in parts the root is fetched first, and then what a query needs', async () => {
  const { files, fetched, fetchFile } = testHost(IN_PARTS);
  const search = createLocalSearch(fetchFile, () => {});
  await search.warm(HERE);
  await search.open(HERE);
  expect(fetched).toEqual([SEARCH_MANIFEST, 'static/search/v2/en/root.bin']);
  const { hits } = await search.search({ ...HERE, query: 'directory bundles' });
  expect(hits[0]?.url).toBe('/docs/config/output#outputpath');
  expect(hits[0]?.snippet?.map(({ text }) => text).join('')).toContain('directory');
  expect(fetched.length).toBeLessThan(files.size);
  await search.search({ ...HERE, query: 'directory bundles' });
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('[SRCH-11] a tab that was opened before the site was built anew goes on with the new files', async () => {
  const { files, fetched, fetchFile } = testHost(IN_PARTS);
  const search = createLocalSearch(fetchFile, () => {});
  await search.warm(HERE);
  const renamed = (text: string) => text.replace(/\.[0-9a-f]{10}\./g, '.0123456789.');
  for (const [name, content] of [...files]) {
    files.delete(name);
    const isManifest = name === SEARCH_MANIFEST;
    files.set(renamed(name), isManifest ? Buffer.from(renamed(content.toString())) : content);
  }
  expect((await search.search({ ...HERE, query: 'output.path' })).hits).not.toEqual([]);
  const before = fetched.filter((name) => name === SEARCH_MANIFEST).length;
  await search.search({ ...HERE, query: 'directory' });
  expect(fetched.filter((name) => name === SEARCH_MANIFEST)).toHaveLength(before);
});

test('[SRCH-11] a part that is missing from the site is named', async () => {
  const { files, fetchFile } = testHost(IN_PARTS);
  const search = createLocalSearch(fetchFile, () => {});
  for (const name of files.keys()) if (name.includes('/places-')) files.delete(name);
  await expect(search.search({ ...HERE, query: 'output.path' })).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringMatching(/The search cannot be loaded: .*places-0.* responded with 404/),
  });
});
