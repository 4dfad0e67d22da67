import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sidebarInputs } from './sidebarInputs';

const FILES = {
  'en/_nav.json': '[]',
  'en/guide/_meta.json': '["start.mdx", { "type": "dir", "name": "more" }, "deep/inner"]',
  'en/guide/start.mdx': '# Start\n',
  'en/guide/more/a.mdx': '# A\n',
  'en/guide/deep/_meta.json': '[]',
};

function siteOf() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-sidebars-'));
  const write = (name: string, text = '') => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  return { folder, write };
}

test.each([
  ['a page without an entry', 'en/guide/fresh.mdx'],
  ['a file with a name that no page has', 'en/guide/start.png.mdx'],
])('%s does not change the sidebars', (_, name) => {
  const { folder, write } = siteOf();
  const before = sidebarInputs(folder);
  write(name, '# Fresh\n');
  expect(sidebarInputs(folder)).toBe(before);
  rmSync(path.join(folder, name));
  expect(sidebarInputs(folder)).toBe(before);
});

test.each([
  ['a page that an entry names, in another format', 'en/guide/start.md'],
  ['a page that has the name of a folder', 'en/guide/more.mdx'],
  ['a page that an entry names with its folder', 'en/guide/deep/inner.mdx'],
  ['the index of a folder', 'en/guide/index.mdx'],
  ['a page in a folder without entries', 'en/guide/more/b.mdx'],
  ['entries', 'en/guide/more/_meta.json'],
  ['entries that cannot be read', 'en/guide/deep/_meta.json'],
  ['the navbar', 'en/_nav.json'],
  ['a page in a new folder', 'en/guide/other/page.mdx'],
])('%s changes the sidebars', (_, name) => {
  const { folder, write } = siteOf();
  const before = sidebarInputs(folder);
  write(name, '[');
  expect(sidebarInputs(folder)).not.toBe(before);
});
