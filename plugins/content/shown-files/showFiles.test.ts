import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { treeParts } from '../sections/pageSections';
import { parseFile } from '../tree/parseFile';
import { toMarkdown } from '../tree/toMarkdown';
import { showFiles, shownFileFindings, shownFileNames } from './showFiles';

const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-shown-'));
const docDir = path.join(cwd, 'docs');
const folders = { docDir, cwd };
const page = path.join(docDir, 'guide/page.mdx');

for (const folder of ['docs/guide', 'docs/_samples', 'src']) {
  mkdirSync(path.join(cwd, folder), { recursive: true });
}
const CODE = 'first(); // [!code ++]\n// #region two\n  second();\n// #endregion two\n';
for (const name of ['docs/guide/a.js', 'docs/_samples/b.js', 'src/c.js', 'src/two words.js']) {
  writeFileSync(path.join(cwd, name), CODE);
}

const fence = (words: string, text = '') => `\`\`\`${words}\n${text}\`\`\`\n`;

function shown(words: string): { value?: string; meta?: string | null } | undefined {
  const { tree } = parseFile(fence(words), page);
  return showFiles(tree, page, folders).children?.[0];
}

test('a block shows a file next to the page, in the folder of the docs or in that of the site', () => {
  const whole = 'first(); // [!code ++]\n  second();';
  for (const name of ['./a.js', '../_samples/b.js', '/_samples/b.js', '<root>/src/c.js']) {
    expect(shown(`js file="${name}"`)).toMatchObject({ value: whole, meta: null });
  }
  expect(shown('js file="<root>/src/two words.js"')?.value).toBe(whole);
});

test('the text after # selects a part, and the rest of the meta string stays', () => {
  const expected = { value: 'second();', meta: 'title="a b.js" {1}' };
  expect(shown('js title="a b.js" file=./a.js#two {1}')).toMatchObject(expected);
  expect(shown('js file=./a.js#L3')?.value).toBe('second();');
});

test('the Markdown of the page and the search contain the shown text, also in lists and tabs', () => {
  const text = `:::code-group\n\n${fence('js [one] file=./a.js')}\n:::\n\n- Item\n\n  \`\`\`js file=./a.js#two\n  \`\`\`\n`;
  const { tree, source } = parseFile(text, page);
  const filled = showFiles(tree, page, folders);
  expect(toMarkdown(filled, source, { file: page, forms: {} }).text).toBe(
    '```js title="one"\nfirst();\n  second();\n```\n\n- Item\n\n  ```js\n  second();\n  ```',
  );
  const code = treeParts(filled, { file: page }).filter(({ kind }) => kind === 'code');
  expect(code).toMatchObject([{ text: 'first();\n  second();' }, { text: 'second();' }]);
});

test('a page depends on the files that it shows, even if one is missing', () => {
  const text = fence('js file=./a.js#two') + fence('js file=./a.js') + fence('js file=./n');
  expect(shownFileNames(parseFile(text, page).tree, page, folders)).toEqual(
    ['a.js', 'n'].map((name) => path.join(docDir, 'guide', name)),
  );
});

mkdirSync(path.join(cwd, 'odd'));
execFileSync('mkfifo', [path.join(cwd, 'odd/pipe')]);
symlinkSync('/dev/zero', path.join(cwd, 'odd/device'));
symlinkSync('self', path.join(cwd, 'odd/self'));
symlinkSync('gone', path.join(cwd, 'odd/lost'));
writeFileSync(path.join(cwd, 'odd/binary'), Uint8Array.of(65, 0, 66));
writeFileSync(path.join(cwd, 'odd/huge'), 'a\n'.repeat(1024 * 1024));

test.each([
  ['js file=./none.js', '', 'docs/guide/none.js does not exist → correct the path, or add'],
  ['js file="./a.js#three"', '', 'docs/guide/a.js has no region "three"; it has two → correct'],
  [
    'js file=./a.js#L9',
    '',
    'docs/guide/a.js has only 4 lines, but line 9 was requested → correct the numbers',
  ],
  ['js file=<root>/../x.js', '', '../x.js is outside the project → move the file into it'],
  ['js file=<root>/src', '', 'src is a folder → name a file in it'],
  ['js file=a.js', '', '"a.js" is not a path → begin it with ./ or ../ (from the page)'],
  ['js file=<root>/odd/pipe', '', 'odd/pipe is a device or a pipe → name a file'],
  ['js file=<root>/odd/device', '', 'odd/device is a device or a pipe → name a file'],
  ['js file=<root>/odd/self', '', 'odd/self is a symbolic link to itself → remove or correct it'],
  ['js file=<root>/odd/lost', '', 'odd/lost does not exist → correct the path, or add the file'],
  ['js file=<root>/odd/binary', '', 'odd/binary is not a text file → name a text file'],
  [
    'js file=<root>/odd/huge',
    '',
    'odd/huge is 2.0 MB, and a page can show files up to 1 MB → copy',
  ],
  ['js file=./a.js/b.js', '', 'docs/guide/a.js/b.js does not exist → correct the path'],
  [
    `js file=./${'n'.repeat(300)}`,
    '',
    `docs/guide/${'n'.repeat(300)} does not exist → correct the path`,
  ],
  ['js file=./a.js', 'own\n', 'the block also contains code → remove the code, or file='],
])(
  '[DIAG-1] a block that cannot show its file is reported with its position: %s',
  (words, text, said) => {
    const written = `# Page\n\n- Item\n\n  ${fence(words, text).replaceAll('\n', '\n  ')}`;
    const { tree, source } = parseFile(written, page);
    const found = shownFileFindings(tree, { file: page, source }, 'docs/guide/page.mdx', folders);
    expect(found.map(findingText)).toEqual([
      expect.stringContaining(`docs/guide/page.mdx:5:9 files: ${said}`),
    ]);
    expect(showFiles(tree, page, folders)).toBe(tree);
  },
);
