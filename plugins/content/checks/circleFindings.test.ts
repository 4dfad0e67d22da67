import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { filesOfCommand } from '../files/filesOfCommand';
import { circleFindings } from './circleFindings';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-circles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the findings in the first of several files. */
function wrong(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const read = filesOfCommand();
  const [name = ''] = Object.keys(files);
  const page = read.read(path.join(folder, name));
  if (!page) return [];
  const nameOf = (file: string) => path.relative(folder, file);
  return circleFindings(page.writtenTree(), page, name, { files: read, nameOf }).map(findingText);
}

const showing = (file: string) => `import Part from './${file}'\n\n<Part />\n`;

test('[DIAG-1] a page that includes itself is reported with the line, before it is rendered forever', () => {
  expect(wrong({ 'self.mdx': showing('self.mdx') })).toEqual([
    'self.mdx:3 circles: the page includes itself (self.mdx), so it could never be rendered → remove one of these imports',
  ]);
});

test('[DIAG-1] an indirect circle of includes is reported with its files', () => {
  const files = { 'a.mdx': showing('b.mdx'), 'b.mdx': showing('c.mdx'), 'c.mdx': showing('a.mdx') };
  expect(wrong(files)).toEqual([
    'a.mdx:3 circles: the page includes itself (b.mdx, which includes c.mdx, which includes a.mdx), so it could never be rendered → remove one of these imports',
  ]);
});

test('[DIAG-1] a file that is included twice, one that only leads to a circle, and a conditional include are not circles', () => {
  expect(wrong({ 'd.mdx': `${showing('e.mdx')}\n<Part />\n`, 'e.mdx': '# E\n' })).toEqual([]);
  expect(wrong({ 'f.mdx': showing('self.mdx'), 'self.mdx': showing('self.mdx') })).toEqual([]);
  const once = "import Part from './g.mdx'\n\n{props.depth < 3 && <Part depth={3} />}\n";
  expect(wrong({ 'g.mdx': once })).toEqual([]);
});
