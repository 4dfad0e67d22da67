import { expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { parseFile } from '../tree/parseFile';
import { stepsFindings } from './stepsFindings';

const IMPORT = "import { Steps } from '@theme';";

/** Returns the findings for a text between the tags, which begins in line 5. */
function wrong(text: string, begin = IMPORT): string[] {
  const page = parseFile(`${begin}\n\n<Steps>\n\n${text}\n\n</Steps>\n`, 'docs/page.mdx');
  return stepsFindings(page.tree, { source: page.source, file: 'docs/page.mdx' }, 'page.mdx').map(
    findingText,
  );
}

test.each([
  [
    'text without a list',
    'Install it.',
    /^page\.mdx:3:1 steps: <Steps> has no ordered list → write/,
  ],
  ['nothing', '{/* later */}', /^page\.mdx:3:1 steps: <Steps> has no ordered list/],
  ['bullets', '- Install\n- Start', /^page\.mdx:5:1 steps: .* has no numbers → write 1\./],
  [
    'text before the list',
    'First:\n\n1. Install',
    /^page\.mdx:5:1 steps: this is outside the list/,
  ],
  [
    'code between the steps',
    '1. Install\n\n```sh\nnpm i\n```\n\n2. Start',
    /^page\.mdx:7:1 steps: .*→ indent it/,
  ],
])('[DIAG-1] steps of %s are reported with their position and a remedy', (_, text, expected) => {
  expect(wrong(text)).toEqual([expect.stringMatching(expected)]);
});

test('[DIAG-1] steps on one line are not a list', () => {
  const page = parseFile(`${IMPORT}\n\n<Steps>1. Install</Steps>\n`, 'docs/page.mdx');
  const found = stepsFindings(
    page.tree,
    { source: page.source, file: 'docs/page.mdx' },
    'page.mdx',
  );
  expect(found.map(findingText)).toEqual([
    expect.stringMatching(/^page\.mdx:3:1 steps: <Steps> has no ordered list/),
  ]);
});

test.each([
  ['a list with code and headings', '1. ### Install\n\n   ```sh\n   npm i\n   ```\n\n2. Start'],
  ['a list and a comment', '{/* shell */}\n\n1. Install\n2. Start'],
  ['a heading for each step', '### Install\n\n1. Open a shell\n\n### Start\n\nText'],
])('%s are valid', (_, text) => {
  expect(wrong(text)).toEqual([]);
});

test('steps in an included file and a component of the page are ignored', () => {
  const own = "import { Steps } from './Steps';";
  expect(wrong('Text', own)).toEqual([]);
  expect(wrong('<Part />', `${IMPORT}\nimport Part from './part.mdx';`)).toEqual([]);
});
