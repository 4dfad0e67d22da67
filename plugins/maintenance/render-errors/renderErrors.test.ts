import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rememberFailures, takeFailures } from './rememberFailures';
import { failuresByFile, RenderError } from './renderError';

const ENTRY = 'node_modules/@rspress/core/dist/runtime/ssrServerEntry.js';

function failure(route: string, message: string, stack = '') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return { route, error };
}

test('the code to replace exists in the renderer of the installed Rspress', () => {
  expect(rememberFailures(readFileSync(ENTRY, 'utf8'))).toContain('renderOrRemember as render');
  expect(() => rememberFailures('export { other };')).toThrow('no longer has');
});

test('the changed renderer stores a failure and continues', async () => {
  const code = rememberFailures(
    "async function render(route) { if (route === '/bad') throw new Error('no'); return { appHtml: route }; }\nexport { render };",
  );
  const { render } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  takeFailures();
  expect(await render('/bad')).toEqual({ appHtml: '' });
  expect(await render('/good')).toEqual({ appHtml: '/good' });
  expect(takeFailures().map(({ route }) => route)).toEqual(['/bad']);
  expect(takeFailures()).toEqual([]);
});

test('a file is reported once for all its routes, with its error and its components', () => {
  const stack = [
    '    at Price (/x/a.cjs:1:1)',
    '    at PriceTable (/x/a.cjs:2:1)',
    '    at _createMdxContent (/x/a.cjs:3:1)',
    '    at renderWithHooks (/x/entry.cjs:1:1)',
    '    at Layout (/x/entry.cjs:1:1)',
  ].join('\n');
  const failures = [failure('/a', 'no price', stack), failure('/zh/a', 'no price', stack)];
  const lines = failuresByFile(failures, () => 'docs/en/a.mdx');
  expect(lines).toEqual(['docs/en/a.mdx TypeError: no price (in Price < PriceTable)']);
  expect(new RenderError(lines).message).toBe(`[render] 1 page cannot be rendered:\n  ${lines[0]}`);
});

test('a thrown value that is not an error is reported literally', () => {
  expect(failuresByFile([{ route: '/a', error: 'gone' }], (route) => route)).toEqual(['/a gone']);
});
