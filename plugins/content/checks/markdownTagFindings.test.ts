import { expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { parseFile } from '../tree/parseFile';
import { markdownTagFindings } from './markdownTagFindings';

function found(text: string, file = 'docs/a.md'): string[] {
  const { source, tree } = parseFile(text, file);
  return markdownTagFindings(tree, { file, source }, file).map(findingText);
}

test('[DIAG-1] a component in a .md file is reported with its line and what to do', () => {
  expect(found('# A\n\nText <Badge type="tip" /> and a Map<String>.\n')).toEqual([
    'docs/a.md:3:6 components: <Badge> is not an HTML element, and a .md file cannot contain components → rename the file to .mdx for a component, or write \\<Badge> for text',
    'docs/a.md:3:36 components: <String> is not an HTML element, and a .md file cannot contain components → rename the file to .mdx for a component, or write \\<String> for text',
  ]);
});

test('[DIAG-1] HTML, comments and code in a .md file are not reported', () => {
  const text =
    '# A\n\nA<BR>b <kbd>x</kbd>\n\n<DIV>\n\n<!-- <Badge /> -->\n\n</DIV>\n\n`<Badge />`\n\n```html\n<Badge />\n```\n\n\\<Badge />\n';
  expect(found(text)).toEqual([]);
});

test('[DIAG-1] components in a .mdx file are left to the check of components', () => {
  expect(found('# A\n\n<Badge />\n', 'docs/a.mdx')).toEqual([]);
});
