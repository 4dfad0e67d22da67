import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesStamp } from './sidebarFindings';

test('[DIAG-2] the stamp changes with the names of files and with lists of entries, not with the text of pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-stamp-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'en'));
  write('en/a.mdx', '# A');
  write('en/_meta.json', '["a"]');
  write('_nav.json', '[]');
  const first = entriesStamp(folder);
  write('en/a.mdx', '# A, edited');
  expect(entriesStamp(folder)).toBe(first);
  const seen = new Set([first]);
  const edits: [string, string][] = [
    ['en/_meta.json', '["a", "b"]'],
    ['_nav.json', '[{}]'],
    ['en/b.mdx', '# B'],
  ];
  for (const edit of edits) {
    write(...edit);
    seen.add(entriesStamp(folder));
  }
  rmSync(path.join(folder, 'en/a.mdx'));
  seen.add(entriesStamp(folder));
  expect(seen.size).toBe(5);
  expect(entriesStamp(path.join(folder, 'none'))).toBe('');
  rmSync(folder, { recursive: true });
});
