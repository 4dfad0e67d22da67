import { existsSync, lstatSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { FOLDER_TYPES, PAGE_EXTENSIONS } from '../site/entrySchemas';

const NAMES = ['_meta.json', '_nav.json'];
const WITHOUT_FILE = ['custom-link', 'divider', 'section-header'];

function isPage(file: string): boolean {
  return ['', ...PAGE_EXTENSIONS].some((extension) => {
    const name = `${file}${extension}`;
    return PAGE_EXTENSIONS.includes(path.extname(name)) && existsSync(name);
  });
}

function isReadable(entry: unknown, folder: string): boolean {
  if (typeof entry === 'string') return isPage(path.join(folder, entry));
  if (typeof entry !== 'object' || entry === null) return false;
  const { type, name } = entry as { type?: unknown; name?: unknown };
  if (WITHOUT_FILE.includes(String(type))) return true;
  if (typeof name !== 'string') return false;
  const file = path.join(folder, name);
  return FOLDER_TYPES.includes(String(type)) ? existsSync(file) : type === 'file' && isPage(file);
}

/**
 * Returns the entries of a `_meta.json` or `_nav.json` that Rspress can read. It fails on an entry without a page.
 *
 * @returns `undefined` if the text is not a JSON array
 */
export function readableEntries(file: string, text: string): string | undefined {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return undefined;
    const isReadableHere =
      path.basename(file) === '_meta.json'
        ? (entry: unknown) => isReadable(entry, path.dirname(file))
        : (entry: unknown) => typeof entry === 'object' && entry !== null;
    return JSON.stringify(entries.filter(isReadableHere));
  } catch {
    return undefined;
  }
}

type ReadFile = (file: unknown, options?: unknown) => Promise<string | Buffer>;
type ReadFolder = (folder: unknown, options?: unknown) => Promise<unknown[]>;

const docFolders = new Set<string>();
/** The last readable entries of each file. */
const lastReadable = new Map<string, string>();

/** Whether a path is a folder of pages or in one. */
function isInDocs(file: unknown): file is string {
  if (typeof file !== 'string') return false;
  return [...docFolders].some((folder) =>
    `${path.resolve(file)}${path.sep}`.startsWith(`${folder}${path.sep}`),
  );
}

const isEntries = (file: unknown): file is string =>
  isInDocs(file) && NAMES.includes(path.basename(file));

/** Whether a name in a folder is a broken link. Emacs creates one next to a file with unsaved changes. */
function isBrokenLink(folder: string, name: unknown): boolean {
  const file = path.join(folder, String(name));
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true && !existsSync(file);
}

/**
 * Keeps the sidebars of the dev server intact while pages are renamed and entries are edited. Rspress reads these
 * files with `readFile` and folders with `readdir` of `node:fs/promises`. With a broken link, or an entry without
 * a page, it would stop updating all pages. `sidebarFindings` reads the files itself and reports their problems.
 * Broken links are reported at the next start.
 */
export function keepSidebars(docDir: string): void {
  const isFirst = docFolders.size === 0;
  docFolders.add(path.resolve(docDir));
  if (!isFirst) return;
  const readFile = promises.readFile as ReadFile;
  const readKept: ReadFile = async (file, options) => {
    const read = await readFile(file, options);
    if (typeof read !== 'string' || !isEntries(file)) return read;
    const text = readableEntries(file, read) ?? lastReadable.get(file) ?? '[]';
    lastReadable.set(file, text);
    return text;
  };
  const readdir = promises.readdir as ReadFolder;
  const readListed: ReadFolder = async (folder, options) => {
    const names = await readdir(folder, options);
    if (options !== undefined || !isInDocs(folder)) return names;
    return names.filter((name) => !isBrokenLink(folder, name));
  };
  Object.assign(promises, { readFile: readKept, readdir: readListed });
  syncBuiltinESMExports();
}
