import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testLinks } from '../testing/testAsk';
import { createLinkCheck } from './knownLinks';
import { createLinkFilter, filterLinks } from './linkFilter';

const check = createLinkCheck(testLinks, (address) => address === 'https://nodejs.org/api');
const filter = (text: string) => filterLinks(text, check);

test.each([
  ['[a](/docs/guide/dev-server)', '[a](/docs/guide/dev-server)'],
  ['[a](https://docs.example/docs/guide/dev-server#proxy)', '[a](/docs/guide/dev-server#proxy)'],
  ['[a](/docs/guide/dev-server#proxy "title")', '[a](/docs/guide/dev-server#proxy)'],
  ['[a](</docs/guide/dev-server>)', '[a](/docs/guide/dev-server)'],
  ['[a](https://nodejs.org/api)', '[a](https://nodejs.org/api)'],
  ['https://nodejs.org/api.', 'https://nodejs.org/api.'],
  ['a < b and `a[0](1)` and "x"', 'a < b and `a[0](1)` and "x"'],
  ['list[0] and f(x)', 'list[0] and f(x)'],
  ['\\[no link](/x)', '\\[no link](/x)'],
])('[AI-9] %s leaves as %s', (text, expected) => {
  expect(filter(text)).toBe(expected);
});

test.each([
  '[a](https://evil.example)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](javascript:alert`evil.example`)',
  '[a](javascript:evil.example)',
  '[a](\nhttps://evil.example\n)',
  '[a [b] c](https://evil.example/(x))',
  '[![p](https://evil.example/p)](https://evil.example/q)',
  '[a][1]\n\n[1]: https://evil.example',
  '<https://evil.example>',
  'HTTPS://evil.example',
  'xhttps://evil.example',
  'www.evil.example',
  '[https://evil.example](/docs/nowhere)',
  '[a](https://docs.example.evil.example/docs/guide/dev-server)',
  '[a](/docs/guide/dev-server@evil.example)',
])('[AI-9] %s loses its host', (text) => {
  const left = filter(text);
  expect(left).not.toContain('evil.example');
});

test('[AI-9] code is left as it is, and an open block of code is closed', () => {
  const block = '```sh\ncurl https://example.com [a](b)\n```\n';
  expect(filter(block)).toBe(block);
  expect(filter('```js\nlet a')).toBe('```js\nlet a\n```');
  expect(filter('a `b [c](d)')).toBe("a 'b c");
  expect(filter('``[x](https://evil.example)``')).toBe('`[x](https://evil.example)`');
});

test('[AI-9] elements of HTML are shown, not made', () => {
  expect(filter('<a href="x">b</a> <script>')).toBe('&lt;a href="x">b&lt;/a> &lt;script>');
});

const piece = fc.oneof(
  fc.constantFrom('[', ']', '(', ')', '!', '<', '>', '`', '```', '\n', '\n\n', '\\', ' ', '"'),
  fc.constantFrom('https://', 'evil.example', 'www.', '/docs/guide/dev-server', '#proxy', 'h', 'w'),
  fc.string({ maxLength: 5 }),
);

/** What the dialog lists as sources: its own expressions. */
function sourcesOf(text: string): string[] {
  const plain = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  return [
    ...[...plain.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map(([, , url = '']) => url),
    ...[...plain.matchAll(/(?<!\]\()https?:\/\/[^\s<>"{}|\\^`[\]]+/g)].map(([url]) => url),
  ];
}

test('[AI-9] whatever is written and however it is cut, no foreign link is listed, and cutting changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const stream = createLinkFilter(check);
      const cut = pieces.map((text) => stream.push(text)).join('') + stream.end();
      expect(cut).toBe(filter(pieces.join('')));
      for (const source of sourcesOf(cut)) expect(source).not.toContain('evil.example');
    }),
    { numRuns: 3000, seed: 20_260_101 },
  );
});
