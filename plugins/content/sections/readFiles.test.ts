import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { additionsOf, addToTree, withAddition } from '../tree/additions';
import { parseFile } from '../tree/parseFile';
import { readFiles } from './readFiles';

const text = '# Output\n\nWhere files go.\n';
const docDir = mkdtempSync(path.join(tmpdir(), 'lectern-files-'));
const file = path.join(docDir, 'output.mdx');
writeFileSync(file, text);

const config = withAddition({ title: 'Site' }, (tree) => ({
  ...tree,
  children: [
    ...(tree.children ?? []),
    { type: 'paragraph', children: [{ type: 'text', value: 'Type: string' }] },
  ],
}));

test('[MODEL-1] a page from the cache has the same text as one that is compiled, with what plugins add', () => {
  const settings = () => ({ docDir, additions: additionsOf(config) });
  const cached = readFiles(settings);
  const compiled = readFiles(settings);
  compiled.keep(file, addToTree(parseFile(text, file).tree, file, additionsOf(config)), text);
  expect(cached.read(file)).toEqual(compiled.read(file));
  expect(JSON.stringify(cached.read(file))).toContain('Type: string');
});

test('what plugins add is kept when another plugin changes the config', () => {
  expect(additionsOf({ ...config, title: 'Other' })).toHaveLength(1);
  expect(additionsOf(withAddition(config, (tree) => tree))).toHaveLength(2);
  expect(additionsOf({})).toEqual([]);
});
