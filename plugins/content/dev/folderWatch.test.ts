import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWatch } from './folderWatch';

test('[DIAG-2] added, removed and renamed files are noticed; edits and public files are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-watch-'));
  const file = (name: string) => path.join(folder, name);
  for (const name of ['en', 'public']) mkdirSync(file(name));
  writeFileSync(file('en/a.mdx'), '# A');
  const isChanged = folderWatch(() => folder);
  const seen: boolean[] = [isChanged()];
  writeFileSync(file('en/a.mdx'), '# A, edited');
  seen.push(isChanged());
  writeFileSync(file('en/.a.mdx.tmp'), '# A, saved');
  renameSync(file('en/.a.mdx.tmp'), file('en/a.mdx'));
  writeFileSync(file('public/icon.svg'), '<svg/>');
  seen.push(isChanged());
  writeFileSync(file('en/b.mdx'), '# B');
  seen.push(isChanged());
  renameSync(file('en/b.mdx'), file('en/c.mdx'));
  seen.push(isChanged());
  rmSync(file('en/c.mdx'));
  seen.push(isChanged());
  expect(seen).toEqual([false, false, false, true, true, true]);
  rmSync(folder, { recursive: true });
});
