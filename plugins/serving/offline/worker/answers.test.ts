import { describe, expect, test } from 'vitest';
import { fetchPack } from '../client/fetchPack';
import { openStore, type PackStore } from '../client/packStore';
import { FakeSite } from '../testing/fakeSite';
import { memoryCaches } from '../testing/memoryCaches';
import { createAnswers } from './answers';
import { isOurs } from './requests';
import type { WorkerSettings } from './settings';

const ORIGIN = 'http://site';
const CODE = 'static/js/index.0123456789.js';

const texts = (lang: string) => ({
  title: `title ${lang}`,
  text: `text <${lang}>`,
  there: 'there',
  tryAgain: 'again',
});

const SETTINGS: WorkerSettings = {
  base: '/docs/',
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
  reserved: ['/mcp', '/1/indexes/*/queries', '/healthz'],
  sitesBelow: ['/api/'],
  texts: { en: texts('en'), zh: texts('zh') },
  labels: { en: 'English', zh: '简体中文' },
  rightToLeft: [],
};

/** A request as a worker receives it. Node cannot create one with the mode `navigate`. */
function asked(path: string, init: Partial<Request> = {}): Request {
  const headers = new Headers();
  return {
    method: 'GET',
    url: ORIGIN + path,
    mode: 'cors',
    cache: 'default',
    headers,
    ...init,
  } as Request;
}

const visited = (path: string) => asked(path, { mode: 'navigate' });

async function setUp(network: () => Promise<Response>, slow = 5) {
  const site = new FakeSite(
    { '': 'home', 'guide/start': 'start' },
    { [CODE]: 'code', 'mark.svg': 'mark' },
  );
  const store = openStore(site.base, memoryCaches());
  const fetcher = site.fetch as typeof fetch;
  await store.save(await fetchPack(site.summary, { base: site.base, store, fetcher }));
  const answers = createAnswers(SETTINGS, store, network, slow);
  const textOf = async (request: Request) => (await answers.answer(request)).text();
  return { answers, textOf };
}

const fresh = async () => new Response('fresh');
const failing = async () => new Response('failing', { status: 502 });
const never = () => new Promise<Response>(() => {});
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a store that fails', () => {
  const broken = (over: Partial<PackStore>) => {
    const store = { ...openStore('/docs/', memoryCaches()), ...over };
    return createAnswers(SETTINGS, store, fresh, 5);
  };
  const fails = () => Promise.reject(new Error('the storage is damaged'));

  test.each([
    ['cannot be read', fails],
    ['has a record of another form', async () => [{ savedAt: 1 }] as never],
  ])('and %s leaves the network', async (_, packs) => {
    const answers = broken({ packs });
    for (const request of [visited('/docs/guide/start'), asked(`/docs/${CODE}`)])
      expect(await (await answers.answer(request)).text()).toBe('fresh');
  });

  test('and is back is read again', async () => {
    let isBroken = true;
    const site = new FakeSite({ '': 'home' }, { [CODE]: 'code' });
    const store = openStore(site.base, memoryCaches());
    const fetcher = site.fetch as typeof fetch;
    await store.save(await fetchPack(site.summary, { base: site.base, store, fetcher }));
    const packs = () => (isBroken ? fails() : store.packs());
    const answers = createAnswers(SETTINGS, { ...store, packs }, fresh, 5);
    const textOf = async () => (await answers.answer(asked(`/docs/${CODE}`))).text();
    expect(await textOf()).toBe('fresh');
    isBroken = false;
    expect(await textOf()).toBe('code');
  });

  test('and loses a content leaves the network', async () => {
    const site = new FakeSite({ '': 'home' }, { [CODE]: 'code' });
    const store = openStore(site.base, memoryCaches());
    const fetcher = site.fetch as typeof fetch;
    await store.save(await fetchPack(site.summary, { base: site.base, store, fetcher }));
    const answers = createAnswers(SETTINGS, { ...store, read: fails }, fresh, 5);
    expect(await (await answers.answer(asked(`/docs/${CODE}`))).text()).toBe('fresh');
  });
});

describe('requests that the worker does not handle', () => {
  test.each([
    ['what is sent', asked('/docs/guide/start', { method: 'POST' })],
    ['another host', { ...asked(''), url: 'http://other/docs/' }],
    ['what is outside of the base', asked('/guide/start')],
    ['another site below', asked('/docs/api/page')],
    ['its door without a slash', asked('/docs/api')],
    ['a route of the server', asked('/docs/mcp')],
    ['one with any name in it', asked('/docs/1/indexes/docs/queries')],
    ['a part of a file', asked('/docs/film', { headers: new Headers({ range: 'bytes=0-' }) })],
    ['what is asked for past all caches', asked('/docs/', { cache: 'no-store' })],
  ])('%s', (_, request) => {
    expect(isOurs(request as Request, ORIGIN, SETTINGS)).toBe(false);
  });

  test('a page is, even one that is loaded anew, and one whose name begins like a route', () => {
    const anew = asked('/docs/guide/start', { mode: 'navigate', cache: 'no-store' });
    expect(isOurs(anew, ORIGIN, SETTINGS)).toBe(true);
    expect(isOurs(visited('/docs/mcp-clients'), ORIGIN, SETTINGS)).toBe(true);
  });
});

describe('[FAST-2] a page', () => {
  test('comes from the network as long as there is one', async () => {
    const { textOf } = await setUp(fresh);
    expect(await textOf(visited('/docs/guide/start'))).toBe('fresh');
    expect(await textOf(visited('/docs/v1/'))).toBe('fresh');
  });

  test.each([
    ['is gone', gone],
    ['does not answer in time', never],
    ['has no server behind it', failing],
  ])('comes from the device where the network %s', async (_, network) => {
    const { textOf } = await setUp(network);
    expect(await textOf(visited('/docs/guide/start'))).toBe('start');
  });

  test.each([
    '/docs/guide/start.html',
    '/docs/guide/start/',
    '/docs/Guide/Start?a=b',
    '/docs/en/guide/start',
    '/docs/v2/en/guide/start',
  ])('is found by any way to write its address: %s', async (address) => {
    const { textOf } = await setUp(gone);
    expect(await textOf(visited(address))).toBe('start');
  });

  test('that is not on the device says so in its language, and leads to what is', async () => {
    const { answers } = await setUp(gone);
    const answer = await answers.answer(visited('/docs/v1/zh/guide/start'));
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<html lang="zh">');
    expect(html).toContain('text &lt;zh&gt;');
    expect(html).toContain('<a href="/docs/guide/start" hreflang="en">v2 · English</a>');
    const other = await (await answers.answer(visited('/docs/v1/nowhere'))).text();
    expect(other).toContain('<a href="/docs/" hreflang="en">v2 · English</a>');
  });

  test('with an error of the server stays that where the device does not have it', async () => {
    const { textOf } = await setUp(failing);
    expect(await textOf(visited('/docs/v1/'))).toBe('failing');
  });
});

describe('[FAST-2] a file', () => {
  test('with a hash in its name comes from the device, others from the network', async () => {
    const { textOf } = await setUp(fresh);
    expect(await textOf(asked(`/docs/${CODE}`))).toBe('code');
    expect(await textOf(asked('/docs/mark.svg'))).toBe('fresh');
    expect(await textOf(asked('/docs/guide/start'))).toBe('fresh');
  });

  test('whose name stays comes from the device where the network does not answer in time', async () => {
    const { textOf } = await setUp(never);
    expect(await textOf(asked('/docs/mark.svg'))).toBe('mark');
  });

  test('comes from the device without a network, one of another place fails', async () => {
    const { answers, textOf } = await setUp(gone);
    expect(await textOf(asked('/docs/mark.svg'))).toBe('mark');
    await expect(answers.answer(asked('/docs/static/js/other.9876543210.js'))).rejects.toThrow();
  });

  test('that no pack has is left to the network, once the packs are known', async () => {
    const { answers, textOf } = await setUp(fresh);
    expect(answers.isUnknown(asked('/docs/manual.zip'))).toBe(false);
    await textOf(visited('/docs/'));
    expect(answers.isUnknown(asked('/docs/manual.zip'))).toBe(true);
    expect(answers.isUnknown(asked('/docs/mark.svg'))).toBe(false);
    expect(answers.isUnknown(visited('/docs/v1/'))).toBe(false);
  });
});
