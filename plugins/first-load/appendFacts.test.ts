import { expect, test } from 'vitest';
import { appendFacts } from './appendFacts';

const compiled = `function MDXContent() {}
MDXContent.__RSPRESS_PAGE_META = {};
MDXContent.__RSPRESS_PAGE_META["v2%2Fen%2Fa.mdx"] = { "toc": [], "title": "A" };
export default MDXContent;`;

test('the facts join the meta of the page', () => {
  const code = appendFacts('a.mdx', compiled, { lang: 'zh' }).replace('export default', 'return');
  const [before, after] = code.split('return MDXContent;');
  const page = new Function(`${before}${after}; return MDXContent;`)();
  expect(page.__RSPRESS_PAGE_META['v2%2Fen%2Fa.mdx']).toEqual({ toc: [], title: 'A', lang: 'zh' });
});

test('a page without meta fails the build with its name', () => {
  expect(() => appendFacts('a.mdx', 'export default 1', {})).toThrow('the compiled a.mdx has no');
});
