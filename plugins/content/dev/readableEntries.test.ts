import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import promises, { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepSidebars, readableEntries } from './readableEntries';

const docs = mkdtempSync(path.join(os.tmpdir(), 'readable-entries-'));
const file = path.join(docs, 'guide/_meta.json');
mkdirSync(path.join(docs, 'guide/more'), { recursive: true });
writeFileSync(path.join(docs, 'guide/start.mdx'), '# Start');

afterEach(() => rmSync(file, { force: true }));

const readable = (entries: unknown) =>
  JSON.parse(readableEntries(file, JSON.stringify(entries)) ?? 'null');

test('entries without a page, folder or name are omitted', () => {
  const kept = [
    'start',
    'start.mdx',
    { type: 'file', name: 'start', label: 'Begin' },
    { type: 'dir', name: 'more' },
    { type: 'divider' },
    { type: 'custom-link', link: 'https://example.com', label: 'Forum' },
  ];
  const lost = ['renamed', { type: 'dir', name: 'gone' }, { type: 'file' }, { type: 'no' }, null];
  expect(readable([...lost, ...kept])).toEqual(kept);
  expect(readableEntries(file, '["start"')).toBeUndefined();
  expect(readableEntries(file, '{}')).toBeUndefined();
});

test('a file that is temporarily invalid keeps its last readable entries', async () => {
  keepSidebars(docs);
  keepSidebars(docs);
  const read = async (text: string) => {
    writeFileSync(file, text);
    return promises.readFile(file, 'utf8');
  };
  expect(await read('["start" "more"]')).toBe('[]');
  expect(await read('["start", "renamed"]')).toBe('["start"]');
  expect(await read('["start", ')).toBe('["start"]');
  const elsewhere = path.join(os.tmpdir(), 'readable-entries-other');
  writeFileSync(elsewhere, 'as it is');
  expect(await promises.readFile(elsewhere, 'utf8')).toBe('as it is');
  rmSync(elsewhere);
});

test('broken symbolic links in a folder of pages are not listed, and other links are', async () => {
  keepSidebars(docs);
  symlinkSync('me@host.1234', path.join(docs, 'guide/.#start.mdx'));
  symlinkSync('start.mdx', path.join(docs, 'guide/linked.mdx'));
  expect((await readdir(path.join(docs, 'guide'))).sort()).toEqual([
    'linked.mdx',
    'more',
    'start.mdx',
  ]);
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'readable-entries-'));
  symlinkSync('nowhere', path.join(elsewhere, 'a'));
  expect(await readdir(elsewhere)).toEqual(['a']);
  rmSync(elsewhere, { recursive: true });
  rmSync(docs, { recursive: true });
});
