import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../support/ownFile';

/** A part or a slot of the theme, as described in `theme/parts.ts`. */
export interface ThemeEntry {
  name: string;
  /** Its group: `DocParts`, `NavSlots`. */
  group: string;
  kind: 'part' | 'slot';
  /** Its description. */
  about: string;
  /** The type of its properties or content. */
  type: string;
  /** The file of the part, relative to the folder of the package. None for slots. */
  file?: string;
}

const GROUP = /export interface (\w+(?:Parts|Slots))\b[^{]*\{([\s\S]*?)\n\}/g;
const ENTRY = /\/\*\*\s+((?:(?!\*\/)[\s\S])+?)\s*\*\/\s*(?:\/\/.*\s*)?(\w+)\??: ([^\n]+);/g;
const EXPORT = /export \{([^}]+)\} from ["'](\.[^"']+)["'];/g;

/**
 * Parses the parts and slots in a source text with their types.
 *
 * @param parts the content of the theme's `parts.ts`, or of its declarations
 * @param files the file of each part, by name
 */
export function readEntries(parts: string, files: ReadonlyMap<string, string>): ThemeEntry[] {
  return [...parts.matchAll(GROUP)].flatMap(([, group = '', body = '']) =>
    [...body.matchAll(ENTRY)].map(([, comment = '', name = '', type = '']): ThemeEntry => {
      const about = comment.replace(/\s*\n\s*\*\s*/g, ' ');
      const kind = group.endsWith('Slots') ? 'slot' : 'part';
      return { name, group, kind, about, type, ...(kind === 'part' && { file: files.get(name) }) };
    }),
  );
}

/** Returns the file of each part that the entry point of the theme exports, as written in the export. */
export function readFiles(entryPoint: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of entryPoint.matchAll(EXPORT)) {
    for (const item of names.split(',')) {
      const name = item.trim().split(' as ').at(-1) ?? '';
      files.set(name, file);
    }
  }
  return files;
}

/**
 * The extensions of the source of a part. The package contains compiled files, which are more
 * helpful than the declarations.
 */
const SOURCE_ENDS = ['.tsx', '.ts', '.js'];

/**
 * Returns the file with the types of parts and slots: a source file in the repository, a
 * declaration file in the package.
 */
export function partsFile(root: string = packageRoot()): string {
  const source = path.join(root, 'theme/parts.ts');
  return existsSync(source) ? source : path.join(root, 'dist/theme/parts.d.ts');
}

/** Reads the types of the theme. */
function readTheme(root: string) {
  const file = partsFile(root);
  const folder = path.dirname(file);
  const entryPoint = path.join(folder, file.endsWith('.d.ts') ? 'index.d.ts' : 'index.tsx');
  const read = (name: string) => readFileSync(name, 'utf8');
  return { folder, entryPoint: read(entryPoint), parts: read(file) };
}

/** Returns all names that the entry point of the theme exports, including those that are not parts. */
export const entryPointNames = (root: string = packageRoot()): string[] => [
  ...readFiles(readTheme(root).entryPoint).keys(),
];

/** Returns all parts and slots of the theme. */
export function themeEntries(root: string = packageRoot()): ThemeEntry[] {
  const { folder, entryPoint, parts } = readTheme(root);
  const files = [...readFiles(entryPoint)].map(([name, file]): [string, string] => {
    const base = path.join(folder, file.replace(/\.js$/, ''));
    const found = SOURCE_ENDS.map((end) => base + end).find((at) => existsSync(at));
    return [name, path.relative(root, found ?? base)];
  });
  return readEntries(parts, new Map(files));
}
