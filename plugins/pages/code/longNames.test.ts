import { expect, test } from 'vitest';
import { rehypeLongNames } from './rehypeLongNames';
import type { HtmlNode } from './rehypeNameHeadings';

/** The parts of a code element in an element, with a bar where a line can break. */
function broken(value: string, within = 'p'): string {
  const code: HtmlNode = { type: 'element', tagName: 'code', children: [{ type: 'text', value }] };
  const root = { type: 'root', children: [{ type: 'element', tagName: within, children: [code] }] };
  rehypeLongNames()(root);
  return (code.children ?? []).map(({ tagName, value: text }) => (tagName ? '|' : text)).join('');
}

test('a long name breaks after dots and before capital letters', () => {
  expect(broken('optimize.SplitChunksPlugin')).toBe('optimize.|Split|Chunks|Plugin');
  expect(broken('LightningCssMinimizerRspackPlugin')).toBe('Lightning|Css|Minimizer|Rspack|Plugin');
});

test('short names, code with spaces and blocks of code stay as they are', () => {
  expect(broken('output.publicPath')).toBe('output.publicPath');
  expect(broken("false | 'jsonp' | 'importScripts'")).toBe("false | 'jsonp' | 'importScripts'");
  expect(broken('optimize.SplitChunksPlugin', 'pre')).toBe('optimize.SplitChunksPlugin');
});
