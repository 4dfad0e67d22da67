import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderAnswer } from '../../docsearch/testing/renderAnswer';
import { testLinks } from '../testing/testAsk';
import { createAnswerFilter } from './answerFilter';
import { createLinkCheck } from './knownLinks';
import { createSourceMarks } from './sourceMarks';

const RETRIEVED = 'https://nodejs.org/api';
const check = createLinkCheck(testLinks, (address) => address === RETRIEVED);
const PAGE = '/docs/guide/dev-server';

function filterPieces(pieces: readonly string[], mark = '') {
  const marks = createSourceMarks(mark, 'Not in the docs, sorry.');
  const filter = createAnswerFilter(check, marks);
  const written = pieces.map((text) => filter.push(text));
  return { written, whole: written.join('') + filter.end(true) };
}

const filter = (text: string) => filterPieces([text]).whole.trim();

test.each([
  ['[a](/docs/guide/dev-server)', '[a](/docs/guide/dev-server)'],
  ['[a](https://docs.example/docs/guide/dev-server#proxy)', '[a](/docs/guide/dev-server#proxy)'],
  ['[a](/docs/guide/dev-server#proxy "title")', '[a](/docs/guide/dev-server#proxy)'],
  ['[a](</docs/guide/dev-server>)', '[a](/docs/guide/dev-server)'],
  ['[**a** `b`](/docs/guide/dev-server)', '[a b](/docs/guide/dev-server)'],
  ['https://docs.example/docs/', '[/docs/](/docs/)'],
  ['[a](https://nodejs.org/api)', 'a'],
  ['https://nodejs.org/api.', '`https://nodejs.org/api`.'],
  ['Open http://localhost:3000/', 'Open `http://localhost:3000/`'],
  ['http://localhost.evil.example/', ''],
  ['Mail me@evil.example', 'Mail me\\@evil.example'],
  ['a < b and `a[0](1)` and "x"', 'a < b and `a[0](1)` and "x"'],
  ['list[0] and f(x)', 'list[0] and f(x)'],
  ['\\[no link](/x)', '\\[no link](/x)'],
  ['<a href="x">b</a> <script>', '&lt;a href="x">b&lt;/a> &lt;script>'],
  ['**a** and _b_ and ~~c~~ behind `d`', '**a** and _b_ and ~~c~~ behind `d`'],
])('[AI-9] %s is written as %s', (text, expected) => {
  expect(filter(text)).toBe(expected);
});

test.each([
  ['a heading', '## Set `a`'],
  ['a list in a list', '1. One:\n   - a\n   - b\n2. Two'],
  ['a loose list with code', '- One\n\n  ```js\n  let a = 1;\n\n  let b;\n  ```\n\n- Two'],
  ['a table', '| a | b |\n| --- | :-: |\n| `x\\|y` | 2 |'],
  ['a quote', '> Words\n>\n> - item'],
  ['a task', '- [x] done\n- [ ] open'],
  ['code with a fence in it', '````md\n```js\na\n```\n````'],
  ['a rule', 'a\n\n---\n\nb'],
])('[AI-9] %s is written unchanged', (_, text) => {
  expect(filter(text)).toBe(text);
});

test('[AI-9] a text is displayed as it is copied: invisible and reordering characters are removed', () => {
  expect(filter('if (a\u202e) \u2066// b\u2069 `c\u0000\u001b\u202dd`')).toBe('if (a) // b `cd`');
  expect(filter('```js\nlet\ta\u202e = 1;\n```')).toBe('```js\nlet\ta = 1;\n```');
});

test('[AI-9] an open block is closed, and code keeps text that looks like a link', () => {
  expect(filter('```js\nlet a')).toBe('```js\nlet a\n```');
  expect(filter('~~~sh\ncurl https://example.com [a](b)')).toBe(
    '```sh\ncurl https://example.com [a](b)\n```',
  );
});

const ATTACK =
  '[x](https://evil.example/a) ![p](https://evil.example/p.png) https://evil.example/b';

/** Asserts that a text only links to existing pages of the site, and has no images or elements that load content. */
function expectSafe(text: string): void {
  const { elements, links, sources } = renderAnswer(text);
  for (const link of [...links, ...sources]) expect(check.link(String(link)), text).toBe(link);
  for (const { name, attributes } of elements) {
    expect(
      ['img', 'script', 'iframe', 'style', 'object', 'video', 'svg:image'],
      text,
    ).not.toContain(name);
    const loading = Object.keys(attributes).filter((key) =>
      /^(?:src|srcset|data|poster|action|style|on.*)$/.test(key),
    );
    expect(loading, text).toEqual([]);
  }
}

test.each([
  ['an open fence in a quote', `> \`\`\`\n${ATTACK}`],
  ['an open fence in an item of a list', `- \`\`\`\n\n${ATTACK}`],
  ['a fence indented by four', `a\n\n    \`\`\`\n${ATTACK}`],
  ['a fence that ends with a backtick', `\`\`\` \`\n\n${ATTACK}`],
  ['a fence inside of tildes', `~~~\n\`\`\`\n~~~\n${ATTACK}`],
  ['runs of other lengths', `\`\`\`\`\n\`\`\`\n${ATTACK}\n\`\`\`\`\n${ATTACK}`],
  [
    'a link that hid a fence',
    `[](https://evil.example)\`\`\`\n\n${ATTACK}\n\n\`\`\`\n${ATTACK}\n\`\`\``,
  ],
  ['a definition', `[a][1] [1]\n\n[1]: https://evil.example\n\n[a][1] [1]`],
  ['an element with raw text', `a <pre> <img src="https://evil.example/p" =>\n\n${ATTACK}`],
  ['an element across blocks', `<div>\n${ATTACK}\n\n</div>${ATTACK}`],
  ['a link in a link', '[a [b](https://evil.example)](https://evil.example)'],
  [
    'an address as the words of a link',
    `[https://evil.example](${PAGE}) [https://evil.example](/x)`,
  ],
  ['an address in an encoded link', '[a](%68ttps://evil.example) [b](/%2Fevil.example)'],
  ['emphasis that ends in code', `*a \`b*\` c \`${ATTACK}\``],
  ['a table', `|a|\n|-|\n|${ATTACK}|`],
])('[AI-9] %s: no content of another host is shown', (_, text) => {
  const { whole } = filterPieces([...text]);
  expectSafe(whole);
  expect(renderAnswer(whole).links.join()).not.toContain('evil');
});

const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('[', ']', '](', '(', ')', '!', '<', '>', '\\', '&#91;', '|', ':'),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom('`', '``', '```', '````', '~~~', '~~~~', '*', '**', '_', '~~'),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('\n', '\n\n', '\n    ', '\n  ', '\t', ' ', '\r\n', '  \n'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('> ', '- ', '* ', '1. ', '# ', '---', '===', '|-|\n', '- [x] '),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('https://', 'evil.example', 'www.', '//', PAGE, '#proxy', '@'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '[x](https://evil.example)',
      '![p](/p.png)',
      `[a](${PAGE})`,
      '[1]: ',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('<pre>', '<a href=', '<img src=', '">', '</', '<!--', '<script>'),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 5 }) },
);

test('[AI-9] for any text in any pieces, only pages of the site are linked and nothing is loaded', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { written, whole } = filterPieces(pieces);
      expectSafe(whole);
      const at = Math.floor(written.length / 2);
      expectSafe(written.slice(0, at).join(''));
    }),
    { numRuns: 1000, seed: 20_260_101 },
  );
});

test('[AI-9] an answer is sent block by block, and list items when they are complete', () => {
  const { written } = filterPieces(['First', ' words\n', '\n1. a\n', '2. b\n', '3. c\n', '\nLast']);
  expect(written).toEqual(['', '', 'First words', '\n\n1. a', '\n2. b', '']);
  const gaps = ['Words\n', '\n', '```\na\n\nb\n', '```\n\n', '> quote\n\n'];
  expect(filterPieces(gaps).written).toEqual([
    '',
    'Words',
    '',
    '\n\n```\na\n\nb\n```',
    '\n\n> quote',
  ]);
});

test('[AI-9] a paragraph is sent sentence by sentence, while no syntax in it is open', () => {
  const pieces = ['One `a.b` is', ' set. Two', ' *is. Still', '* open. ', `[c](${PAGE}) ends`, '.'];
  const { written, whole } = filterPieces(pieces);
  expect(written).toEqual(['', 'One `a.b` is set.', '', ' Two *is. Still* open.', '', '']);
  expect(whole).toBe(pieces.join(''));
  expect(filterPieces(['第一句。', '第二']).written).toEqual(['第一句。', '']);
});

test('[AI-9] the number of a list item is not sent before its text begins', () => {
  for (const text of ['1. One.\n2. Two.', 'Do this:\n1. One.\n2. Two.']) {
    const pieces = text.split(/(?<= )/);
    expect(filterPieces(pieces).whole).toBe(filter(text));
  }
});

test('[AI-9] blocks without a source are marked; lists, introductions and code are not', () => {
  const claim = 'Claims without any source at all.';
  const marked = (text: string) => filterPieces([...text], '(?)').whole;
  expect(marked(`${claim}\n\n[a](${PAGE}) With one.`)).toBe(
    `${claim} (?)\n\n[a](${PAGE}) With one.`,
  );
  expect(
    marked(`Do this, always:\n\n- ${claim}\n- See [a](${PAGE})\n\n## A heading that is long`),
  ).not.toContain('(?)');
  expect(marked(`- ${claim}\n- ${claim}`)).toBe(`- ${claim}\n- ${claim} (?)`);
  expect(marked('```\nlet answer = 41 + 1;\n```\n\nNot in the docs, sorry.')).not.toContain('(?)');
  expect(marked('| a claim | another |\n|-|-|\n| 1 | 2 |')).toMatch(/\| 1 \| 2 \|\n\n\(\?\)$/);
});
