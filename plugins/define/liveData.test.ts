import { expect, test } from 'vitest';
import { codeWithData } from './liveData';

const PAGE = 'MDXContent.__RSPRESS_PAGE_META = { "a.mdx": {} };';

/** Runs the code of a page, and returns its data. */
function metaOf(code: string): unknown {
  const run = new Function(
    `const MDXContent = {};\n${code}\nreturn MDXContent.__RSPRESS_PAGE_META;`,
  );
  return run();
}

test('the data of every plugin is added to the data of Rspress about the page', () => {
  const code = codeWithData(codeWithData(PAGE, 'one', { n: 1 }), 'it’s "two"', ['a']);
  expect(metaOf(code)).toEqual({ 'a.mdx': { pluginData: { one: { n: 1 }, 'it’s "two"': ['a'] } } });
});

test('code without data, and code that is not a page, is not changed', () => {
  expect(codeWithData(PAGE, 'one', undefined)).toBe(PAGE);
  expect(codeWithData('export default 1;', 'one', 1)).toBe('export default 1;');
});
