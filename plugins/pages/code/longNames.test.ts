import { expect, test } from 'vitest';
import { rehypeLongNames } from './rehypeLongNames';
import type { HtmlNode } from './rehypeNameHeadings';

const element = (tagName: string, ...children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName,
  children,
});

/** The parts of a text in an element, with a bar where a line can break. */
function broken(value: string, tagName = 'code', type = 'element'): string {
  const holder: HtmlNode = { ...element(tagName, { type: 'text', value }), type };
  rehypeLongNames()({ type: 'root', children: [element('p', holder)] });
  return (holder.children ?? []).map((child) => child.value ?? '|').join('');
}

test('a long name or path breaks after dots and slashes, and before capital letters', () => {
  expect(broken('optimize.SplitChunksPlugin')).toBe('optimize.|Split|Chunks|Plugin');
  expect(broken('lectern/plugins/docsearch')).toBe('lectern/|plugins/|docsearch');
  expect(broken('CaseSensitivePlugin', 'h1')).toBe('Case|Sensitive|Plugin');
  expect(broken('false | DevServerProxyConfigArrayItem')).toBe(
    'false | Dev|Server|Proxy|Config|Array|Item',
  );
});

test('short names, blocks of code and the content of components stay as they are', () => {
  expect(broken('output.publicPath')).toBe('output.publicPath');
  expect(broken('编写配置时可以使用TypeScript，不需要另外的加载器', 'p')).not.toContain('|');
  expect(broken('optimize.SplitChunksPlugin', 'pre')).toBe('optimize.SplitChunksPlugin');
  expect(broken('optimize.SplitChunksPlugin', 'Badge', 'mdxJsxTextElement')).toBe(
    'optimize.SplitChunksPlugin',
  );
});
