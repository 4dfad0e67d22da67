import { expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({
  normalizeHref: (url: string, cleanUrls: boolean) => (cleanUrls ? url : `${url}.html`),
}));
const { canonicalPath } = await import('./canonicalPath');

test('[ROUTE-1] a slash at the end and the case of letters make no difference', () => {
  expect(canonicalPath('/Guide/First/', '/guide/first', true)).toBe('/guide/first');
  expect(canonicalPath('/guide', '/guide/', true)).toBe('/guide/');
  expect(canonicalPath('/guide/first', '/guide/first', false)).toBe('/guide/first.html');
});

test('a canonical address is not changed, encoded or not', () => {
  expect(canonicalPath('/guide/first', '/guide/first', true)).toBe('/guide/first');
  expect(canonicalPath('/%E6%8C%87%E5%8D%97', '/指南', true)).toBe('/%E6%8C%87%E5%8D%97');
  expect(canonicalPath('/nowhere', undefined, true)).toBe('/nowhere');
});
