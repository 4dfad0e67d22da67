import { readFileSync } from 'node:fs';
import remarkMath from 'remark-math';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSyntax, resetSyntax } from '../../../../content/tree/parseFile';
import { findings } from '../../testing/docsFolder';
import { spelling } from './index';

/** The first check loads the dictionaries, which takes long on a busy machine. */
const FIRST_MS = 180_000;

const SETTINGS = '{ "language": "en-US,en-GB", "words": ["rspack"] }';

beforeEach(resetSyntax);
afterEach(resetSyntax);

test(
  'a misspelled word is reported with file and line, also in texts of entries',
  async () => {
    const files = {
      'cspell.json': SETTINGS,
      'docs/v2/en/a.mdx':
        '---\ndescription: Recieve it\n---\n\n# A\n\nRspack optimises the colour.\n',
      'docs/v2/en/b.mdx': '# B\n\nThe bundeler.\n',
      'docs/v2/en/_meta.json':
        '[\n  { "type": "file", "name": "xqzvw", "label": "Instalation" }\n]',
      'docs/v2/zh/a.mdx': '# 甲\n\nRecieve\n',
    };
    expect(await findings(spelling, files)).toEqual([
      'docs/v2/en/a.mdx:2 spelling: “Recieve” is in no dictionary → correct it, or add it to words in cspell.json',
      'docs/v2/en/b.mdx:3 spelling: “bundeler” is in no dictionary → correct it, or add it to words in cspell.json',
      'docs/v2/en/_meta.json:2 spelling: “Instalation” is in no dictionary → correct it, or add it to words in cspell.json',
    ]);
  },
  FIRST_MS,
);

test('[DIAG-1] code, inline code and addresses, also of images, are not checked', async () => {
  const page =
    '# A {#recieve}\n\n`recieve` [it](/recieve) ![mark](/recieve.svg "xqzvw") ![](/recieve)\n\n```js\nrecieve\n```\n';
  expect(await findings(spelling, { 'cspell.json': SETTINGS, 'docs/v2/en/a.mdx': page })).toEqual(
    [],
  );
});

test('formulas are not checked, if the site has them', async () => {
  const page = '# A\n\nThe $\\mathcal{O}$ is here.\n\n$$\n\\mathcal{O}\n$$\n';
  const files = { 'cspell.json': SETTINGS, 'docs/v2/en/a.mdx': page };
  expect(await findings(spelling, files)).toHaveLength(2);
  addSyntax('math', remarkMath);
  expect(await findings(spelling, files)).toEqual([]);
});

test('missing or invalid settings are reported', async () => {
  expect(await findings(spelling, { 'docs/v2/en/a.mdx': '# A' })).toEqual([
    'cspell.json:1 spelling: the settings file of cspell does not exist → create it with { "words": [] }',
  ]);
  const [broken] = await findings(spelling, { 'cspell.json': '{', 'docs/v2/en/a.mdx': '# A' });
  expect(broken).toMatch(
    /^cspell\.json:1 spelling: cspell cannot read its settings: .+ → correct/s,
  );
});

test('the words of the site must be sorted, so that they are easy to merge', () => {
  const { words } = JSON.parse(readFileSync('cspell.json', 'utf8')) as { words: string[] };
  expect(words).toEqual([...words].sort());
});
