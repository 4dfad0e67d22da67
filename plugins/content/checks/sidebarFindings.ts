import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import type { Finding, Fix } from '../../support/finding';
import { namesBelow } from '../../support/namesBelow';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { placeAt } from '../../support/placeAt';
import type { ContentFiles } from '../files/pageFile';
import { FOLDER_TYPES, PAGE_EXTENSIONS } from '../site/entrySchemas';
import { entryFaults } from './entryFaults';

const ENTRIES = '_meta.json';
const NAVBAR = '_nav.json';
/** The types of pages that have no sidebar. */
const NO_SIDEBAR = ['home', 'custom', 'blank', '404'];

/** The pages and folders of a folder, by the names that entries use. */
interface FolderNames {
  pages: Map<string, string>;
  folders: Set<string>;
}

function readFolder(folder: string): FolderNames {
  const names: FolderNames = { pages: new Map(), folders: new Set() };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (/^[._]/.test(name)) continue;
    const extension = path.extname(name);
    if (entry.isDirectory()) names.folders.add(name);
    else if (PAGE_EXTENSIONS.includes(extension))
      names.pages.set(name.slice(0, -extension.length), name);
  }
  return names;
}

/** An entry with its index in the file. */
interface Entry {
  type: string;
  name?: string;
  at: number;
}

/** Reads the entries of a file that is valid JSON. */
function readEntries(text: string): Entry[] {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, at): Entry[] => {
    if (typeof entry !== 'object') return [{ type: 'file', name: String(entry), at }];
    if (entry === null || Array.isArray(entry)) return [];
    const { type, name } = entry as { type?: unknown; name?: unknown };
    return [{ type: String(type), name: name === undefined ? undefined : String(name), at }];
  });
}

/** Returns the position of an entry in the text. */
function offsetOf(text: string, at: number): number {
  const node = parseDocument(text).getIn([at], true);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns the reason why a text is not valid JSON; `undefined` if it is. */
function jsonFault(text: string): { offset: number; message: string; fix?: Fix } | undefined {
  if (text.startsWith('\uFEFF')) {
    const message = 'the file begins with a byte order mark → save it as UTF-8 without one';
    return { offset: 0, message, fix: { find: '\uFEFF', write: '' } };
  }
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const original = (error as Error).message;
    const at = /at position (\d+)/.exec(original)?.[1];
    const reason = original.replace(/ in JSON at position.*| \(line \d+.*/, '');
    return {
      offset: at === undefined ? text.trimEnd().length : Number(at),
      message: `${reason} → correct the JSON`,
    };
  }
}

const withoutExtension = (name: string) =>
  PAGE_EXTENSIONS.includes(path.extname(name)) ? name.slice(0, -path.extname(name).length) : name;

export interface SidebarCheck {
  files: Pick<ContentFiles, 'read'>;
  /** Returns the file name for findings. */
  nameOf: (file: string) => string;
}

function hasSidebar(file: string, { files }: SidebarCheck): boolean {
  const { sidebar, pageType } = files.read(file)?.frontmatter ?? {};
  return sidebar !== false && !NO_SIDEBAR.includes(String(pageType));
}

function hasPages(folder: string, check: SidebarCheck): boolean {
  return namesBelow(folder).some(
    (name) => /\.mdx?$/.test(name) && hasSidebar(path.join(folder, name), check),
  );
}

/** Reports wrong entries in the `_meta.json` of a folder, and pages without an entry. */
function folderFindings(folder: string, check: SidebarCheck): Finding[] {
  const file = path.join(folder, ENTRIES);
  const name = check.nameOf(file);
  const text = readFileSync(file, 'utf8');
  const finding = (offset: number, message: string, fix?: Fix): Finding => ({
    check: 'sidebar',
    file: name,
    ...placeAt(text, offset),
    message,
    fix,
  });

  const fault = jsonFault(text);
  if (fault) return [finding(fault.offset, fault.message, fault.fix)];

  const { pages, folders } = readFolder(folder);
  const entries = readEntries(text);
  const named = new Set(entries.map((entry) => withoutExtension(entry.name ?? '')));
  const wrong = entries.flatMap(({ type, name: entryName, at }) => {
    if (entryName === undefined) return [];
    const isFolder = FOLDER_TYPES.includes(type);
    const known = isFolder ? [...folders] : [...pages.keys()];
    if (known.includes(isFolder ? entryName : withoutExtension(entryName))) return [];
    const near = nearestName(entryName, known);
    const remedy = near ? `did you mean "${near}"?` : 'correct or remove it';
    const meant = onlyNear(entryName, known);
    const isFree = meant !== undefined && !named.has(meant);
    const fix = isFree
      ? { find: JSON.stringify(entryName), write: JSON.stringify(meant) }
      : undefined;
    const kind = isFolder ? 'folder' : 'page';
    return [
      finding(
        offsetOf(text, at),
        `there is no ${kind} "${entryName}" in this folder → ${remedy}`,
        fix,
      ),
    ];
  });
  const lost = [...pages].flatMap(([page, fileName]): Finding[] => {
    const lostFile = path.join(folder, fileName);
    if (page === 'index' || named.has(page) || !hasSidebar(lostFile, check)) return [];
    const message = `the page is not in any sidebar → add "${page}" to ${name}, or add "sidebar: false" to its frontmatter`;
    return [{ check: 'sidebar', file: check.nameOf(lostFile), line: 1, message }];
  });
  const lostFolders = [...folders].flatMap((folderName): Finding[] => {
    if (named.has(folderName) || !hasPages(path.join(folder, folderName), check)) return [];
    const entry = `{ "type": "dir", "name": "${folderName}" }`;
    return [finding(0, `the pages in "${folderName}" are not in any sidebar → add ${entry}`)];
  });
  const faults = entryFaults(text, 'sidebar').map(({ offset, message }) =>
    finding(offset, message),
  );
  return [...faults, ...wrong, ...lost, ...lostFolders];
}

/** Reports the problems in a `_nav.json`. */
function navFindings(file: string, { nameOf }: SidebarCheck): Finding[] {
  const text = readFileSync(file, 'utf8');
  const fault = jsonFault(text);
  const faults: { offset: number; message: string; fix?: Fix }[] = fault
    ? [fault]
    : entryFaults(text, 'navbar');
  return faults.map(({ offset, message, fix }) => ({
    check: 'navbar',
    file: nameOf(file),
    ...placeAt(text, offset),
    message,
    fix,
  }));
}

/** Reports wrong entries in every `_meta.json` and `_nav.json` of the docs, and pages without an entry. */
export function sidebarFindings(docDir: string, check: SidebarCheck): Finding[] {
  if (!existsSync(docDir)) return [];
  const files = namesBelow(docDir).sort();
  return files.flatMap((name) => {
    const file = path.join(docDir, name);
    if (path.basename(file) === NAVBAR) return navFindings(file, check);
    return path.basename(file) === ENTRIES ? folderFindings(path.dirname(file), check) : [];
  });
}
