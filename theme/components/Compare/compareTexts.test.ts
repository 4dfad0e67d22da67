import { expect, test } from 'vitest';
import { compareTexts, foldSame } from './compareTexts';
import { markdownBlocks } from './markdownBlocks';
import { sameHashes } from './sameHashes';
import { sameLinks } from './sameLinks';

test('[AUTH-3] a page is compared by blocks; a code block is one, its empty lines too', () => {
  const text = '---\ntitle: "A"\n---\n\n# A\n\nOne\ntwo\n```js\na\n\nb\n```\n\n- c\n- d\n';
  expect(markdownBlocks(text)).toEqual(['# A', 'One\ntwo', '```js\na\n\nb\n```', '- c\n- d']);
  expect(markdownBlocks('````md\n```\n\n```\n````')).toHaveLength(1);
});

test('[AUTH-3] changed words of a block are marked, and the others are not', () => {
  expect(compareTexts('The default is `a`.', 'The default is `b`.', 'en')).toEqual([
    {
      kind: 'changed',
      words: [
        { text: 'The default is ', kind: 'same' },
        { text: 'a', style: 'code', kind: 'removed' },
        { text: 'b', style: 'code', kind: 'added' },
        { text: '.', kind: 'same' },
      ],
      block: 'The default is `b`.',
    },
  ]);
});

test('[AUTH-3] code is compared by lines, and only similar lines by words', () => {
  const code = (...lines: string[]) => ['```ts', ...lines, '```'].join('\n');
  const before = code(
    "a: false | 'fetch' | 'streaming';",
    'types: string[];',
    'gone: 1;',
    'end: 2;',
  );
  const after = code(
    "a: false | 'fetch' | 'universal';",
    'fallback: boolean;',
    "types: ('fetch' | string)[];",
    'end: 2;',
  );
  const [change] = compareTexts(before, after, 'en');
  expect(change).toMatchObject({
    kind: 'changed',
    words: [
      { kind: 'same', text: "a: false | 'fetch' | '" },
      { kind: 'removed', text: 'streaming' },
      { kind: 'added', text: 'universal' },
      { kind: 'same', text: "';\n" },
      { kind: 'added', text: 'fallback: boolean;\n' },
      { kind: 'same', text: 'types: ' },
      { kind: 'added', text: "('fetch' | " },
      { kind: 'same', text: 'string' },
      { kind: 'added', text: ')' },
      { kind: 'same', text: '[];\n' },
      { kind: 'removed', text: 'gone: 1;\n' },
      { kind: 'same', text: 'end: 2;' },
    ],
  });
});

test('[AUTH-3] Chinese text is compared by words', () => {
  const [change] = compareTexts('默认值是开发模式。', '默认值是生产模式。', 'zh');
  expect(change).toMatchObject({
    kind: 'changed',
    words: [{ text: '默认值是' }, { text: '开发' }, { text: '生产' }, { text: '模式。' }],
  });
});

test('[AUTH-3] blocks with nothing in common are shown as removed and added', () => {
  expect(compareTexts('# A\n\nGone for good.', '# A\n\n文字', 'en')).toEqual([
    { kind: 'same', text: '# A' },
    { kind: 'removed', text: 'Gone for good.' },
    { kind: 'added', text: '文字' },
  ]);
  expect(compareTexts('a', 'a\n\nb', 'en')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'added', text: 'b' },
  ]);
  expect(compareTexts('a\n\nb', 'a', 'en').at(-1)).toEqual({ kind: 'removed', text: 'b' });
});

test('[AUTH-3] equal blocks that are not next to a change are collapsed under their last heading', () => {
  const before = '# A\n\n1\n\n2\n\n## B\n\n3\n\nold words here\n\n4\n\n5\n\n6';
  const parts = foldSame(compareTexts(before, before.replace('old', 'new'), 'en'));
  expect(parts.map(({ kind, changes }) => [kind, changes.length])).toEqual([
    ['folded', 4],
    ['shown', 3],
    ['folded', 2],
  ]);
  expect(parts[0]).toMatchObject({ heading: 'B' });
  expect(foldSame(compareTexts('a', 'a', 'en'))).toMatchObject([{ kind: 'folded' }]);
});

test('[AUTH-3] links to the same page of each version are equal', () => {
  const v1 = '[a](https://x.dev/docs/v1/guide/a.md) [b](/v1/zh/b.md "v1/") v1/c';
  expect(sameLinks(v1, ['v1'])).toBe('[a](https://x.dev/docs/guide/a.md) [b](/zh/b.md "v1/") v1/c');
});

test('[AUTH-3] an option is only compared with itself, at any position', () => {
  const before =
    '# The old title\n\n## a.one\n\nThe default is `true`.\n\n## a.two\n\nThe default is `1`.';
  const after =
    '# The title\n\n## `a.two` {#two}\n\nThe default is `2`.\n\n## a.new\n\nThe default is `3`.';
  const changes = compareTexts(before, after, 'en');
  expect(
    changes.map((change) => [change.kind, 'text' in change ? change.text : change.block]),
  ).toEqual([
    ['changed', '# The title'],
    ['removed', '## a.one'],
    ['removed', 'The default is `true`.'],
    ['same', '## `a.two` {#two}'],
    ['changed', 'The default is `2`.'],
    ['added', '## a.new'],
    ['added', 'The default is `3`.'],
  ]);
});

test('[AUTH-3] hashes of builds and targets of links with the same text are not differences', () => {
  expect(sameHashes('main.3f2a1c9d.js, 2026-11-21, deadbeef, 12345678')).toBe(
    'main.[hash].js, 2026-11-21, deadbeef, 12345678',
  );
  expect(compareTexts('See [this page](/a).', 'See [this page](/b).', 'en')).toEqual([
    { kind: 'same', text: 'See [this page](/b).' },
  ]);
});
