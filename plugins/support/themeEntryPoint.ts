import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['tsx', 'ts', 'jsx', 'js', 'mjs'].map((type) => `index.${type}`);

/** Returns the entry point of a theme, or `undefined` if the folder does not contain a theme. */
export function themeEntryPoint(folder: string): string | undefined {
  return NAMES.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}
