import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../files/filesOfCommand';
import { type PageText, pageText } from './pageText';

function textOf(source: string): PageText | undefined {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-page-')), 'page.mdx');
  writeFileSync(file, source);
  const files = filesOfCommand();
  const page = files.read(file);
  return page && pageText(page, files);
}

const descriptionOf = (source: string) => textOf(source)?.description;

test('the default description of a page is its first text', () => {
  expect(descriptionOf('# Title\n\nShort *words*.\n\n## Section\n\nMore.')).toBe('Short words.');
});

test('a default description has at most 160 characters, and ends with a whole word', () => {
  const description = descriptionOf(
    `# Title\n\n${'A sentence of seven words in all. '.repeat(20)}`,
  );
  expect(description).toMatch(/^A sentence .*\w…$/);
  expect(description?.length).toBeLessThanOrEqual(161);
  expect(descriptionOf(`# 标题\n\n${'没有空格的文字'.repeat(40)}`)).toHaveLength(161);
});

test('the description in the frontmatter is not shortened', () => {
  const description = 'word '.repeat(60).trim();
  expect(descriptionOf(`---\ndescription: ${description}\n---\n\n# Title\n`)).toBe(description);
});

test('the headings of steps are in the outline, in their place and with the ids that they have in the page', () => {
  const steps = '<Steps>\n\n1. ### Install\n\n   Words.\n\n2. ### Run\n\n</Steps>';
  const page = textOf(`# Title\n\n## Install\n\n${steps}\n\n## Next\n\n### Install\n`);
  expect(page?.toc.map(({ id, depth }) => [id, depth])).toEqual([
    ['install', 2],
    ['install-1', 3],
    ['run', 3],
    ['next', 2],
    ['install-2', 3],
  ]);
});
