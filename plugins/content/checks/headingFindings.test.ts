import { expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { parseFile } from '../tree/parseFile';
import { headingFindings } from './headingFindings';

function wrong(text: string): string[] {
  const { tree, source } = parseFile(text, 'docs/page.mdx');
  return headingFindings(tree, { source }, 'page.mdx').map(findingText);
}

test('[DIAG-1] an ID that two headings have is reported at the second one, also in a list', () => {
  expect(wrong('# A\n\n## B {#x}\n\n## C {#y}\n\n1. One\n\n   ## D \\{#x}\n')).toEqual([
    'page.mdx:9:9 headings: the ID "x" is also that of the heading in line 3 → write another one',
  ]);
});

test('[DIAG-1] an ID with spaces is reported with one that works', () => {
  expect(wrong('# A\n\n## B {#Foo Bar}\n')).toEqual([
    'page.mdx:3:6 headings: the ID "Foo Bar" contains spaces → write {#foo-bar}',
  ]);
});

test('headings with the same text and IDs in code are no problem', () => {
  expect(wrong('# A\n\n## B\n\n## B\n\n```md\n## C {#x}\n```\n\n## D {#x}\n\n`{#x}`\n')).toEqual(
    [],
  );
});
