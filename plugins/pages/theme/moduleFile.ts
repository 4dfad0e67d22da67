import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];
const MODULE = /\.(?:[jt]sx?|mjs)$/;

/** Whether a path is that of an existing file. */
export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * Resolves an import by path.
 *
 * @param from the file that contains the import
 * @param kinds matches the names of files that can be imported
 * @returns the file, or `undefined` if it does not exist
 */
export function moduleFile(from: string, name: string, kinds = MODULE): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((file) => kinds.test(file) && isFile(file));
}
