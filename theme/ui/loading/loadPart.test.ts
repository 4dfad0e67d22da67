import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_DEADLINE_MS, NotLoaded, reasonOf } from './loadFailure';
import { loadPart } from './loadPart';

const OWN = 'https://docs.example/static/js/index.0d59e74472.js';
const page = (main: string) => `<script defer src="/static/js/index.${main}.js"></script>`;

/** The elements that the bundler has requested, and the events dispatched on them. */
let requested: { sheet?: object; dispatchEvent: ReturnType<typeof vi.fn> }[];
let fetchPage: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  fetchPage = vi.fn(async () => new Response(page('0d59e74472')));
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('location', { href: 'https://docs.example/guide' });
  const head = { querySelectorAll: () => requested };
  vi.stubGlobal('document', { scripts: [{ src: OWN }, { src: '' }], head });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chunkError = () =>
  Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' });

async function reasonAfter(load: () => Promise<unknown>): Promise<string> {
  const error: unknown = await loadPart(load).catch((caught) => caught);
  expect(error).toBeInstanceOf(NotLoaded);
  return reasonOf(error);
}

test('a loaded part is returned without further requests', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(fetchPage).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('[FAST-3] a file of a build that is no longer served is outdated', async () => {
  fetchPage.mockImplementation(async () => new Response(page('ffffffffff')));
  expect(await reasonAfter(() => Promise.reject(chunkError()))).toBe('outdated');
});

test('a file of the current build that the server does not return is reported as failed', async () => {
  expect(await reasonAfter(() => Promise.reject(chunkError()))).toBe('failed');
  fetchPage.mockImplementation(async () => new Response('<h1>502 Bad Gateway</h1>'));
  expect(await reasonAfter(() => Promise.reject(chunkError()))).toBe('failed');
});

test('if nothing can be fetched, the reader is offline', async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reasonAfter(() => Promise.reject(chunkError()))).toBe('offline');
});

test('a pending load is aborted after the deadline, so that the next attempt sends a new request', async () => {
  const script = { dispatchEvent: vi.fn() };
  const pending = { dispatchEvent: vi.fn() };
  const applied = { sheet: {}, dispatchEvent: vi.fn() };
  requested = [script, pending, applied];
  const reason = reasonAfter(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
  expect(script.dispatchEvent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reason).toBe('slow');
  expect(script.dispatchEvent).toHaveBeenCalledOnce();
  expect(pending.dispatchEvent).toHaveBeenCalledOnce();
  expect(applied.dispatchEvent).not.toHaveBeenCalled();
  expect(await loadPart(async () => 'part')).toBe('part');
});

test('errors of fetch are distinguished', () => {
  expect(reasonOf(new DOMException('late', 'TimeoutError'))).toBe('slow');
  expect(reasonOf(new TypeError('Load failed'))).toBe('offline');
  expect(reasonOf(new Error('answered with 500'))).toBe('failed');
  expect(reasonOf(new NotLoaded('outdated'))).toBe('outdated');
});
