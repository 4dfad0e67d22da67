import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { lineNotes } from './lineNotes';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children,
});

/** A line of code as it is highlighted: a comment is a token of its own. */
function line(source: string): Element {
  const [, code = '', comment = ''] = /^(.*?)((?:\/\/|#|\/\*).*)?$/.exec(source) ?? [];
  const tokens = [...(code ? [text(code)] : [])];
  return element('line', [...tokens, ...(comment ? [element('comment', [text(comment)])] : [])]);
}

function shown(...sources: string[]): string {
  const lines = sources.flatMap((source, at) => (at ? [text('\n'), line(source)] : [line(source)]));
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: lines };
  const { code: transform } = lineNotes();
  // biome-ignore lint/complexity/noBannedTypes: the transformer does not use its context
  return toHtml((transform as Function)(code))
    .replaceAll('<span class="line">', '<l>')
    .replaceAll('</span>', '</>');
}

const note = (html: string) => `<span class="lt-note rp-copy-ignore" role="note">${html}</>`;

test('a note at the end of a line is below it, and what it says in backticks is code', () => {
  expect(shown('a(); // [!code note: Runs `b[0]` first.]', 'c();')).toBe(
    `<code><l>a();${note('Runs <code>b[0]</code> first.')}</>\n<l>c();</></code>`,
  );
});

test('a note on a line of its own stands between its neighbors, without an empty line', () => {
  expect(shown('a:', '  # [!code note: Two spaces.]', '  b: 1')).toBe(
    `<code><l>a:${note('Two spaces.')}</>\n<l>  b: 1</></code>`,
  );
});

test('a note above the first line stays above it; code of nothing but a note has a line', () => {
  expect(shown('// [!code note: First.]', 'a();')).toBe(`<code><l>${note('First.')}a();</></code>`);
  expect(shown('/* [!code note: Alone.] */')).toBe(`<code><l>${note('Alone.')}</></code>`);
});

test('code before a comment of several marks stays, and so do comments that are no notes', () => {
  expect(shown('a(); // [!code note: 1 < 2]', 'b(); // note: no mark')).toBe(
    `<code><l>a();${note('1 &#x3C; 2')}</>\n<l>b(); <span class="comment">// note: no mark</></></code>`,
  );
});
