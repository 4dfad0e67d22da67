import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../support/ownFile';

/** A part of the theme, or a slot, as `theme/parts.ts` describes it. */
export interface ThemeEntry {
  name: string;
  /** Where it belongs: `DocParts`, `NavSlots`. */
  group: string;
  kind: 'part' | 'slot';
  /** What it shows. */
  about: string;
  /** The type of its properties or content. */
  type: string;
  /** The file with the part, from the folder of the package; none for slots. */
  file?: string;
}

const GROUP = /export interface (\w+(?:Parts|Slots))\b[^{]*\{([\s\S]*?)\n\}/g;
const ENTRY = /\/\*\* (.+?) \*\/\s*(?:\/\/.*\s*)?(\w+)\??: ([^\n]+);/g;
const EXPORT = /export \{([^}]+)\} from ["'](\.[^"']+)["'];/g;

/**
 * Reads parts and slots off the text that types them.
 *
 * @param parts `parts.ts` of the theme, or its declarations
 * @param files the file of each part by its name
 */
export function readEntries(parts: string, files: ReadonlyMap<string, string>): ThemeEntry[] {
  return [...parts.matchAll(GROUP)].flatMap(([, group = '', body = '']) =>
    [...body.matchAll(ENTRY)].map(([, about = '', name = '', type = '']): ThemeEntry => {
      const kind = group.endsWith('Slots') ? 'slot' : 'part';
      return { name, group, kind, about, type, ...(kind === 'part' && { file: files.get(name) }) };
    }),
  );
}

/** The file of each part that the door of the theme exports, as it is written there. */
export function readFiles(door: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of door.matchAll(EXPORT)) {
    for (const item of names.split(',')) {
      const name = item.trim().split(' as ').at(-1) ?? '';
      files.set(name, file);
    }
  }
  return files;
}

/** The file that shows a part: in the package what its source was compiled to, which says more than its types. */
const SOURCE_ENDS = ['.tsx', '.ts', '.js'];

/** The file that types parts and slots: a source in the repository, a declaration in the package. */
export function partsFile(root: string = packageRoot()): string {
  const source = path.join(root, 'theme/parts.ts');
  return existsSync(source) ? source : path.join(root, 'dist/theme/parts.d.ts');
}

/** The theme as it is typed. */
function readTheme(root: string) {
  const file = partsFile(root);
  const folder = path.dirname(file);
  const door = path.join(folder, file.endsWith('.d.ts') ? 'index.d.ts' : 'index.tsx');
  const read = (name: string) => readFileSync(name, 'utf8');
  return { folder, door: read(door), parts: read(file) };
}

/** Every name that the door of the theme exports, parts and what is no part. */
export const doorNames = (root: string = packageRoot()): string[] => [
  ...readFiles(readTheme(root).door).keys(),
];

/** Every part and slot of the theme. */
export function themeEntries(root: string = packageRoot()): ThemeEntry[] {
  const { folder, door, parts } = readTheme(root);
  const files = [...readFiles(door)].map(([name, file]): [string, string] => {
    const base = path.join(folder, file.replace(/\.js$/, ''));
    const found = SOURCE_ENDS.map((end) => base + end).find((at) => existsSync(at));
    return [name, path.relative(root, found ?? base)];
  });
  return readEntries(parts, new Map(files));
}
