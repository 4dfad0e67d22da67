import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { TreeAddition } from '../tree/additions';
import type { TreeNode } from '../tree/nodes';
import { createParser } from '../tree/parseFile';
import { contentFiles } from './contentFiles';
import { NO_FOLDER, sharedTrees, treeFolder } from './treeFolder';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-content-'));
const file = path.join(folder, 'page.mdx');
writeFileSync(file, '---\ntitle: Page\n---\n\n# Page {#top}\n\nText {1 + 1}\n');

const addNote: TreeAddition = (tree) => ({
  ...tree,
  children: [
    ...(tree.children ?? []),
    { type: 'paragraph', children: [{ type: 'text', value: 'Note' }] },
  ],
});

function open(kept = NO_FOLDER, isDev = false) {
  const settings = { rules: [], additions: [addNote], parse: createParser(), kept, isDev };
  return contentFiles(() => settings);
}

const folderOf = (key: string) => treeFolder(path.join(folder, 'trees'), () => key);

test('[MODEL-1] a file is parsed once, and every caller gets a new tree', () => {
  const files = open();
  const page = files.read(file);
  const first = page?.tree() as TreeNode;
  first.children = [];
  expect(page?.tree().children).toHaveLength(3);
  expect(files.read(file)).toBe(page);
  expect(files.parsed()).toBe(1);
});

test('[MODEL-1] all readers of a page share one tree, and those that modify it get their own', () => {
  const files = open();
  const other = path.join(folder, 'other.mdx');
  writeFileSync(other, '# Other\n');
  const page = files.read(file);
  const seen = page?.lookAt();
  expect(page?.lookAt()).toBe(seen);
  expect(page?.writtenTree()).not.toBe(seen);
  expect(files.read(other)?.lookAt().children).toHaveLength(1);
  expect(page?.lookAt()).not.toBe(seen);
  expect(page?.lookAt()).toEqual(seen);
});

test('[MODEL-1] two readers of a file with shared trees parse it once, also without a cache on disk', () => {
  const kept = sharedTrees();
  const first = open(kept);
  const second = open(kept);
  expect(second.read(file)?.writtenTree()).toEqual(first.read(file)?.writtenTree());
  expect([first.parsed(), second.parsed()].sort()).toEqual([0, 1]);
});

test('[MODEL-1] a tree from an earlier build equals a parsed one, with the additions of plugins', () => {
  const cold = open(folderOf('a'));
  const warm = open(folderOf('a'));
  expect(JSON.stringify(warm.read(file)?.tree())).toBe(JSON.stringify(cold.read(file)?.tree()));
  const again = open(folderOf('a'));
  expect(JSON.stringify(again.read(file)?.tree())).toContain('"Note"');
  expect(again.parsed()).toBe(0);
  const other = open(folderOf('b'));
  other.read(file)?.tree();
  expect(other.parsed()).toBe(1);
});

test('[MODEL-1] a truncated or modified cache file is ignored, and the page is parsed again', () => {
  const trees = path.join(folder, 'damaged');
  const openDamaged = () => open(treeFolder(trees, () => 'a'));
  const whole = JSON.stringify(openDamaged().read(file)?.tree());
  const [name = ''] = readdirSync(trees);
  const kept = readFileSync(path.join(trees, name));
  const damaged = [kept.subarray(0, kept.length / 2), Buffer.alloc(0), Buffer.alloc(99)];
  const middle = Math.floor(kept.length / 2);
  damaged.push(Buffer.from(kept).fill(0x41, middle, middle + 20));
  for (const bytes of damaged) {
    writeFileSync(path.join(trees, name), bytes);
    const files = openDamaged();
    expect(JSON.stringify(files.read(file)?.tree())).toBe(whole);
    expect(files.parsed()).toBe(1);
  }
  expect(readFileSync(path.join(trees, name))).toEqual(kept);
});

test('[MODEL-1] the compilation gets the same tree for the same text, and a new one with all additions for another text', () => {
  const files = open();
  const source = files.read(file)?.source ?? '';
  expect(JSON.stringify(files.treeOf(file, source))).toBe(JSON.stringify(files.read(file)?.tree()));
  const other = files.treeOf(file, `${source}\nMore.\n`);
  expect(other?.children?.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(JSON.stringify(other)).toContain('"Note"');
  expect(files.treeOf('virtual.mdx', source)).toBeUndefined();
  expect(files.parsed()).toBe(1);
});

test('derived values are computed once, and on the dev server each time', () => {
  for (const [isDev, times] of [
    [false, 1],
    [true, 2],
  ] as const) {
    let count = 0;
    const page = open(NO_FOLDER, isDev).read(file);
    const read = () => {
      count += 1;
    };
    page?.derive(read);
    page?.derive(read);
    expect(count).toBe(times);
  }
});

test('a file that was saved is read again', () => {
  const saved = path.join(folder, 'saved.mdx');
  writeFileSync(saved, '# One\n');
  const files = open();
  expect(files.read(saved)?.text).toBe('# One\n');
  writeFileSync(saved, '# Two\n');
  utimesSync(saved, new Date(), new Date(Date.now() + 5000));
  expect(files.read(saved)?.text).toBe('# Two\n');
});

test('[MODEL-1] a byte order mark is removed from the text, so that the frontmatter is read', () => {
  const marked = path.join(folder, 'marked.mdx');
  writeFileSync(marked, '\uFEFF---\ntitle: Marked\n---\n\n# Marked\n');
  const page = open().read(marked);
  expect(page?.frontmatter).toEqual({ title: 'Marked' });
  expect(page?.text.startsWith('---')).toBe(true);
  expect(page?.writtenTree().children?.map(({ type }) => type)).toEqual(['heading']);
});
