import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_EXTENSIONS } from '../site/entrySchemas';
import { docsNames } from './folderWatch';

const ENTRIES = '_meta.json';
const NAVBAR = '_nav.json';

const withoutExtension = (name: string) => {
  const extension = path.extname(name);
  return PAGE_EXTENSIONS.includes(extension) ? name.slice(0, -extension.length) : name;
};

/** Returns the names in the entries of a file; none if it is not valid JSON, whose text is compared as a whole. */
function namesIn(text: string): string[] {
  try {
    const entries: unknown = JSON.parse(text);
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
      const name = typeof entry === 'string' ? entry : (entry as { name?: unknown } | null)?.name;
      return typeof name === 'string' ? name : [];
    });
  } catch {
    return [];
  }
}

/**
 * Returns everything about the names of files that determines the sidebars and navbars: entries, the files that they
 * name, and the files of folders without entries. Most new pages are in no entry at first, and change none of this.
 */
export function sidebarInputs(docDir: string): string {
  const names = docsNames(docDir);
  const texts = new Map<string, string>();
  const named = new Set<string>();
  const listed = new Set<string>();
  for (const name of names) {
    const base = path.basename(name);
    if (base !== ENTRIES && base !== NAVBAR) continue;
    const text = readFileSync(path.join(docDir, name), 'utf8');
    texts.set(name, text);
    if (base === NAVBAR) continue;
    const folder = path.dirname(name);
    listed.add(folder);
    for (const entry of namesIn(text)) named.add(withoutExtension(path.join(folder, entry)));
  }
  const isShown = (name: string) =>
    path.extname(name) === '' ||
    !listed.has(path.dirname(name)) ||
    named.has(withoutExtension(name)) ||
    withoutExtension(path.basename(name)) === 'index';
  return JSON.stringify([[...texts], names.filter(isShown)]);
}
