import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../files/filesOfCommand';
import { readParts } from './readParts';

const docDir = mkdtempSync(path.join(tmpdir(), 'lectern-parts-'));
const write = (name: string, text: string) => {
  const file = path.join(docDir, name);
  writeFileSync(file, text);
  return file;
};

test('the parts of an included file replace the include, and a file that includes itself ends', () => {
  const page = write('page.mdx', "import Part from './part.mdx';\n\nAbove\n\n<Part />\n\nBelow\n");
  write('part.mdx', "import Page from './page.mdx';\n\n## Part\n\n<Page />\n");
  const parts = readParts(filesOfCommand());
  expect(parts(page).flatMap((part) => ('text' in part ? [part.text] : []))).toEqual([
    'Above',
    'Part',
    'Below',
  ]);
});

test('a file that is missing or not Markdown has no parts', () => {
  const parts = readParts(filesOfCommand());
  expect(parts(path.join(docDir, 'none.mdx'))).toEqual([]);
  expect(parts(write('page.tsx', 'export {};'))).toEqual([]);
});
