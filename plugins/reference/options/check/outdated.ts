import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../support/finding';
import { finding } from './pageOptions';

const REMEDY = '→ run "lectern options"';

/** Reports stored data that differs from the package, at the first different line. */
export function outdated(file: string, wanted: string, cwd: string): Finding[] {
  const name = { file: path.relative(cwd, file) };
  if (!existsSync(file)) return [finding(name, 1, `the data is missing ${REMEDY}`)];
  const lines = readFileSync(file, 'utf8').split('\n');
  const now = wanted.split('\n');
  const at = now.findIndex((line, index) => line !== lines[index]);
  if (at === -1 && lines.length === now.length) return [];
  const line = at === -1 ? now.length : at + 1;
  const what = now[line - 1]?.trim().slice(0, 100) ?? 'nothing more';
  return [finding(name, line, `the data is out of date: the package has ${what} ${REMEDY}`)];
}
