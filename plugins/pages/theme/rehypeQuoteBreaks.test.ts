import { expect, test } from 'vitest';
import { rehypeQuoteBreaks } from './rehypeQuoteBreaks';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: object[]) =>
  ({ type: 'element', tagName, properties: {}, children }) as never;
const code = (value: string) => element('code', text(value));

/** Returns the children of a cell: its texts, and the tag names of its elements. */
function parts(...children: object[]): string[] {
  const cell = element('td', ...children) as { children: { tagName?: string; value?: string }[] };
  const row = element('tr', cell);
  rehypeQuoteBreaks()({ type: 'root', children: [row] });
  return cell.children.map(({ tagName, value }) => tagName ?? value ?? '');
}

test('a line can break between a full-width mark and code that starts with a quotation mark', () => {
  expect(parts(code('"a"'), text('，'), code('"b"'), text('、'), code("'c'"))).toEqual([
    'code',
    '，',
    'wbr',
    'code',
    '、',
    'wbr',
    'code',
  ]);
});

test('other code is left as it is, because lines already break there, or must not', () => {
  expect(parts(text('，'), code('a'))).toEqual(['，', 'code']);
  expect(parts(text('（'), code("'a'"))).toEqual(['（', 'code']);
  expect(parts(text('a, '), code("'a'"))).toEqual(['a, ', 'code']);
  expect(parts(code("'a'"))).toEqual(['code']);
});
