import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';
import { PAGE_FILE } from './shared';

/** The files of the bundle that renders pages, by name relative to its folder. */
export type BundleFiles = ReadonlyMap<string, string>;

/** Cache keys for the code that renders pages, based on its complete content. */
export interface BundleKeys {
  /**
   * Returns the key of a page, or `undefined` if its code cannot be separated from the rest, or
   * uses modules of Node.js that are not deterministic, or packages that are not in the bundle.
   */
  of: (moduleId: string) => string | undefined;
}

/** Modules of Node.js whose results only depend on their input. */
const PURE = new Set(
  'assert async_hooks buffer crypto events path path/posix querystring stream stream/consumers string_decoder url util'.split(
    ' ',
  ),
);

const REQUIRED = /\b(?:require|import)\("([\w:/]+)"\)/g;

const PAGE_CHUNK = /"(route-\w+)"/g;

/** Matches a line that loads a page, with its chunks and its module. */
const LOADS_PAGE = /^const loadRoute\d+ = .*__webpack_require__, "([^"]+)"\)\);?$/gm;
const CHUNK = /__webpack_require__\.e\([^"]*"([^"]+)"\)/g;

/** Matches a package that is not part of the bundle. */
const EXTERNAL = /\bmodule\.exports = (?:require|import)\("([^"./][^"]*)"\)/g;

function readsFromOutside(code: string): boolean {
  if ([...code.matchAll(EXTERNAL)].some(([, name = '']) => !isBuiltin(name))) return true;
  return [...code.matchAll(REQUIRED)].some(([, name = '']) => {
    const module = name.replace(/^node:/, '');
    return isBuiltin(module) && !PURE.has(module);
  });
}

/**
 * Separates the code of each page from the shared code in the bundle with which Rspress renders
 * pages.
 *
 * @param entry the entry file of the bundle
 * @returns `undefined` if the shared code uses files, the network and other modules of Node.js that
 * are not deterministic
 */
export function bundleKeys(files: BundleFiles, entry: string): BundleKeys | undefined {
  const shared = [...files].filter(([name]) => !PAGE_FILE.test(name));
  // The entry file loads the other files with `require`, but not with a literal module name.
  if (shared.some(([, code]) => readsFromOutside(code))) return undefined;
  const base = createHash('sha256');
  for (const [name, code] of shared.sort(([a], [b]) => (a < b ? -1 : 1))) {
    base.update(`${name}\0${code.length}\0${code}`);
  }
  const sharedKey = base.digest('hex');

  const chunksOf = new Map<string, string[]>();
  for (const [line, moduleId = ''] of (files.get(entry) ?? '').matchAll(LOADS_PAGE)) {
    const chunks = [...line.matchAll(CHUNK)].flatMap(([, chunk]) => chunk ?? []);
    if (chunks.length > 0) chunksOf.set(moduleId, chunks);
  }

  /** Returns the page files that a page needs, in most cases only its own. */
  function pageFiles(chunks: readonly string[]): Set<string> {
    const found = new Set(chunks.map((chunk) => `${chunk}.cjs`));
    for (const name of found) {
      if (!PAGE_FILE.test(name)) continue;
      for (const [, chunk] of (files.get(name) ?? '').matchAll(PAGE_CHUNK)) {
        found.add(`${chunk}.cjs`);
      }
    }
    return found;
  }

  function keyOf(chunks: readonly string[]): string | undefined {
    const key = createHash('sha256').update(sharedKey);
    for (const name of pageFiles(chunks)) {
      const code = files.get(name);
      if (code === undefined || readsFromOutside(code)) return undefined;
      if (PAGE_FILE.test(name)) key.update(`${name}\0${code.length}\0${code}`);
    }
    return key.digest('hex');
  }

  // All keys are computed now, so that the code of all pages is not kept in memory during
  // rendering.
  const keys = new Map([...chunksOf].map(([moduleId, chunks]) => [moduleId, keyOf(chunks)]));
  return { of: (moduleId) => keys.get(moduleId) };
}
