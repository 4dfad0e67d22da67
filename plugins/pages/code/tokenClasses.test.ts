import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { tokenClasses } from './tokenClasses';

const text = (value: string): ElementContent => ({ type: 'text', value });
const span = (style: string, value: string, more = {}): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { style, ...more },
  children: [text(value)],
});

function transformed(...children: ElementContent[]): string {
  return transformedBlock({}, children);
}

function transformedBlock(properties: Element['properties'], children: ElementContent[]): string {
  const pre: Element = { type: 'element', tagName: 'pre', properties, children };
  const { pre: transform } = tokenClasses();
  // biome-ignore lint/complexity/noBannedTypes: the transformer does not use its context
  return toHtml((transform as Function)(pre));
}

test('a token has a class for its color, and none in the color of the block', () => {
  expect(
    transformed(
      span('color:var(--shiki-token-keyword)', 'const'),
      span('color:var(--shiki-foreground)', ' a '),
      span('color:var(--shiki-foreground)', '= '),
    ),
  ).toBe('<pre><span class="lt-token-keyword">const</span> a = </pre>');
});

test('marked words keep their class', () => {
  expect(
    transformed(span('color:var(--shiki-foreground)', 'a', { className: ['highlighted-word'] })),
  ).toBe('<pre><span class="highlighted-word lt-token-foreground">a</span></pre>');
});

test('colors of other themes stay', () => {
  expect(transformed(span('color:#fff', 'a'))).toBe('<pre><span style="color:#fff">a</span></pre>');
});

test('a block has the colors of the style sheet, or those of another theme', () => {
  const style = 'background-color:var(--shiki-background);color:var(--shiki-foreground)';
  expect(transformedBlock({ style, lang: 'js' }, [text('a')])).toBe('<pre lang="js">a</pre>');
  const other = 'background-color:#fff;color:#000';
  expect(transformedBlock({ style: other }, [])).toBe(`<pre style="${other}"></pre>`);
});
