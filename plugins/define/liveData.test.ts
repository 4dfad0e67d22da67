import { expect, test } from 'vitest';
import { codeWithData } from './liveData';

const PAGE = 'MDXContent.__RSPRESS_PAGE_META = { "a.mdx": {} };';

/** What the code of a page says of it. */
function metaOf(code: string): unknown {
  const run = new Function(
    `const MDXContent = {};\n${code}\nreturn MDXContent.__RSPRESS_PAGE_META;`,
  );
  return run();
}

test('the data of every plugin is with what Rspress says of the page', () => {
  const code = codeWithData(codeWithData(PAGE, 'one', { n: 1 }), 'it’s "two"', ['a']);
  expect(metaOf(code)).toEqual({ 'a.mdx': { pluginData: { one: { n: 1 }, 'it’s "two"': ['a'] } } });
});

test('code stays as it is without data, and where it is no page', () => {
  expect(codeWithData(PAGE, 'one', undefined)).toBe(PAGE);
  expect(codeWithData('export default 1;', 'one', 1)).toBe('export default 1;');
});
