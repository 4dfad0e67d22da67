import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';

/** The files of the bundle that renders pages: their texts by their names, without its folder. */
export type BundleFiles = ReadonlyMap<string, string>;

/** Names the code that renders a page, by everything that is in it. */
export interface BundleKeys {
  /** `undefined` for a page whose code cannot be told from the rest, or that asks Node.js for more. */
  of: (moduleId: string) => string | undefined;
}

/** Modules of Node.js that give the same for the same. */
const PURE = new Set(
  'assert async_hooks buffer crypto events path path/posix querystring stream stream/consumers string_decoder url util'.split(
    ' ',
  ),
);

const REQUIRED = /\b(?:require|import)\("([\w:/]+)"\)/g;

/** Files that Rspress names after the page that is in them. */
const PAGE_FILE = /^route-\w+\.cjs$/;
const PAGE_CHUNK = /"(route-\w+)"/g;

/** The line that loads a page: the chunks that it needs, and its module. */
const LOADS_PAGE = /^const loadRoute\d+ = .*__webpack_require__, "([^"]+)"\)\);?$/gm;
const CHUNK = /__webpack_require__\.e\([^"]*"([^"]+)"\)/g;

function readsFromOutside(code: string): boolean {
  return [...code.matchAll(REQUIRED)].some(([, name = '']) => {
    const module = name.replace(/^node:/, '');
    return isBuiltin(module) && !PURE.has(module);
  });
}

/**
 * Tells the code of each page from that of all, in the bundle that Rspress renders pages with.
 *
 * @param entry the file that everything begins with
 * @returns `undefined` if what all pages have asks Node.js for files, the network and the like
 */
export function bundleKeys(files: BundleFiles, entry: string): BundleKeys | undefined {
  const shared = [...files].filter(([name]) => !PAGE_FILE.test(name));
  // The file that begins it loads the others by `require`, but by no name of a module.
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

  /** The files of pages that a page needs: mostly its own. */
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

  // All at once, so that nobody holds the code of all pages while they are rendered.
  const keys = new Map([...chunksOf].map(([moduleId, chunks]) => [moduleId, keyOf(chunks)]));
  return { of: (moduleId) => keys.get(moduleId) };
}
