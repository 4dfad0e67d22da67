import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { rehypeEmptyHeaders } from './rehypeEmptyHeaders';

async function headersOf(table: string): Promise<string[]> {
  const file = await compile(table, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeEmptyHeaders],
  });
  return String(file).match(/<_components\.(th|td)\b/g) ?? [];
}

test('[A11Y-1] an empty header of a table is a plain cell', async () => {
  const cells = await headersOf('|   | A |\n| --- | --- |\n| b | 1 |');
  expect(cells.map((cell) => cell.slice(-2))).toEqual(['td', 'th', 'td', 'td']);
});

test('a header with code or a picture is one', async () => {
  const cells = await headersOf('| `a` | ![b](b.png) |\n| --- | --- |\n| c | d |');
  expect(cells.map((cell) => cell.slice(-2))).toEqual(['th', 'th', 'td', 'td']);
});
