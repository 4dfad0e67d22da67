import { expect, test } from 'vitest';
import type { Fix } from '../../../support/finding';
import { fixText } from './fixText';

const fixable = (line: number, column: number | undefined, fix: Fix) => ({
  check: 'links',
  file: 'docs/a.mdx',
  line,
  column,
  message: '',
  fix,
});

/** Returns the text after some edits, each with its line and column. */
function mended(text: string, ...edits: [number, number | undefined, Fix][]): string {
  return fixText(
    text,
    edits.map((edit) => fixable(...edit)),
  ).text;
}

test('[DIAG-3] several edits of a line, from the last to the first', () => {
  const fix = { find: '/b#instal', write: '/b#install' };
  expect(mended('# A\r\n[1](/b#instal) [2](/b#instal)\r\n', [2, 1, fix], [2, 17, fix])).toBe(
    '# A\r\n[1](/b#install) [2](/b#install)\r\n',
  );
});

test.each([
  ['twice in its place', '[/gone](/gone)'],
  ['a part of another address', '[a](/gone/now) [b](/en/gone)'],
  ['not there', '[a](\n/gone)'],
])('[DIAG-3] a text that is %s is not changed', (_, text) => {
  const { text: after, fixed } = fixText(text, [fixable(1, 1, { find: '/gone', write: '/new' })]);
  expect(after).toBe(text);
  expect(fixed).toEqual([]);
});

test('[DIAG-3] line ends, a byte order mark and Chinese text', () => {
  expect(
    mended('# A\r\rText\r', [1, undefined, { find: '\r', write: '\n', everywhere: true }]),
  ).toBe('# A\n\nText\n');
  const lineEnds = { find: '\r', write: '', everywhere: true };
  const link = { find: '#instal', write: '#install' };
  expect(mended('# A\r\n[a](#instal)\r\n', [1, undefined, lineEnds], [2, 1, link])).toBe(
    '# A\n[a](#install)\n',
  );
  expect(mended('\uFEFF["a"]', [1, 1, { find: '\uFEFF', write: '' }])).toBe('["a"]');
  expect(mended('- 用a构建', [1, undefined, { find: '用a构建', write: '用 a 构建' }])).toBe(
    '- 用 a 构建',
  );
});
