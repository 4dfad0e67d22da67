import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOfPage, readPages } from './readPages';

test('Markdown pages are read like MDX pages, each with its name and folder', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-pages-'));
  const folder = path.join(cwd, 'docs/v1/en/guide');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'plain.md'), '# Plain\n');
  writeFileSync(path.join(folder, 'rich.mdx'), '# Rich\n');
  writeFileSync(path.join(folder, '_meta.json'), '["plain", "rich"]');
  const pages = readPages('docs', ['v1'], cwd);
  expect(pages.map(({ name }) => name)).toEqual(['guide/plain', 'guide/rich']);
  expect(pages.map(folderOfPage)).toEqual(['docs/v1/en', 'docs/v1/en']);
});
