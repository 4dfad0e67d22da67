import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFiles, WRITTEN_FILES } from './publicFiles';

const root = mkdtempSync(path.join(tmpdir(), 'lectern-public-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'public/files'), { recursive: true });
mkdirSync(path.join(root, 'out'));
writeFileSync(path.join(root, 'public/icon.svg'), '');
writeFileSync(path.join(root, 'public/files/a b.zip'), '');
writeFileSync(path.join(root, 'out/page.md'), '');
writeFileSync(path.join(root, 'secret'), '');

test('[AUTH-1] the files of a site are those in the public folder, in the output and those that plugins write', () => {
  const { hasFile, files } = siteFiles(root, WRITTEN_FILES, [path.join(root, 'out')]);
  const there = ['/icon.svg', '/files/a b.zip', '/page.md', '/zh/llms.txt', '/news/feed.xml'];
  expect(there.filter((address) => !hasFile(address))).toEqual([]);
  const absent = [
    '/Icon.svg',
    '/files',
    '/files/',
    '/',
    '/../secret',
    '/public/icon.svg',
    '/no.txt',
  ];
  expect(absent.filter(hasFile)).toEqual([]);
  expect([...files()].sort()).toEqual(['/files/a b.zip', '/icon.svg']);
});

test('a site without a public folder has no files', () => {
  const { hasFile, files } = siteFiles(path.join(root, 'nowhere'), []);
  expect([hasFile('/icon.svg'), files()]).toEqual([false, []]);
});
