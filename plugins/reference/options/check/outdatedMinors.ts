import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../support/finding';
import { readMinors } from '../minors/minors';
import { finding } from './pageOptions';

/** Reports stored minor versions that do not reach the release of a version. */
export function outdatedMinors(
  file: string,
  { package: name, version }: { package: string; version: string },
  cwd: string,
): Finding[] {
  if (!existsSync(file)) return [];
  const minors = readMinors(file);
  const last = minors?.releases.at(-1);
  if (minors?.package === name && last === version) return [];
  const text = `the minor versions end with ${minors?.package} ${last}, but the data is from ${name} ${version} → run "lectern options --minors"`;
  return [finding({ file: path.relative(cwd, file) }, 1, text)];
}
