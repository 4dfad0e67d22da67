import { expect, test } from 'vitest';
import { type BundleFiles, bundleKeys } from './bundleKeys';

const ENTRY = 'entry.cjs';
const PAGES = ['a', 'b', 'c'];

/** A line of the entry as Rspress's bundle has it. */
function loads(at: number, page: string, ...others: string[]): string {
  const chunks = [page, ...others].map(
    (name) => `__webpack_require__.e(/* import() | route-${name} */ "${name}")`,
  );
  const all = others.length > 0 ? `Promise.all([${chunks.join(', ')}])` : chunks[0];
  return `const loadRoute${at} = ()=>${all}.then(__webpack_require__.bind(__webpack_require__, "./docs/${page.slice(6)}.mdx"));`;
}

/** The files of a bundle with three pages, some of them changed. */
function files(changed: Record<string, string> = {}): BundleFiles {
  const entry = PAGES.map((page, at) =>
    page === 'c' ? loads(at, 'route-c', 'parts') : loads(at, `route-${page}`),
  );
  return new Map(
    Object.entries({
      [ENTRY]: `module.exports = require("node:stream");\n${entry.join('\n')}`,
      'route-a.cjs': 'a',
      'route-b.cjs': 'b shows "route-a"',
      'route-c.cjs': 'c',
      'parts.cjs': 'parts',
      ...changed,
    }),
  );
}

const keysOf = (changed?: Record<string, string>) => {
  const keys = bundleKeys(files(changed), ENTRY);
  return PAGES.map((page) => keys?.of(`./docs/${page}.mdx`));
};

/** Returns the pages whose keys change. */
function changedBy(changed: Record<string, string>): string[] {
  const [before, after] = [keysOf(), keysOf(changed)];
  return PAGES.filter((_, at) => before[at] !== after[at]);
}

test('the same code has the same key, and no two pages share a key', () => {
  expect(keysOf()).toEqual(keysOf());
  expect(new Set(keysOf()).size).toBe(3);
});

test('the code of a page affects its own key and those of pages that show it', () => {
  expect(changedBy({ 'route-c.cjs': 'C' })).toEqual(['c']);
  expect(changedBy({ 'route-a.cjs': 'A' })).toEqual(['a', 'b']);
});

test('shared code affects the keys of all pages', () => {
  expect(changedBy({ 'parts.cjs': 'other parts' })).toEqual(PAGES);
});

test('a page that uses other modules of Node.js has no key, and no page has one if shared code does', () => {
  const reads = 'module.exports = require("node:fs");';
  expect(keysOf({ 'route-c.cjs': reads }).map((key) => key === undefined)).toEqual([
    ...[false, false, true],
  ]);
  expect(bundleKeys(files({ 'parts.cjs': reads }), ENTRY)).toBeUndefined();
  expect(keysOf({ 'route-c.cjs': 'reads by require(\\"fs\\")' })[2]).toBeDefined();
  const external = 'module.exports = require("some-package");';
  expect(keysOf({ 'route-c.cjs': external })[2]).toBeUndefined();
  expect(bundleKeys(files({ 'parts.cjs': external }), ENTRY)).toBeUndefined();
});

test('a page that the bundle loads in another way has no key', () => {
  expect(bundleKeys(files(), ENTRY)?.of('./docs/other.mdx')).toBeUndefined();
});
