import { expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ cleanUrls: false }));

vi.mock('@rspress/core/runtime', async () => {
  const { isExternalUrl, normalizeHref } = await import('@rspress/shared');
  return {
    isExternalUrl,
    cleanUrlByConfig: (href: string) => (settings.cleanUrls ? normalizeHref(href, true) : href),
    normalizeHrefInRuntime: (href: string) => normalizeHref(href, settings.cleanUrls),
    removeBase: (href: string) => href.replace(/^\/docs(?=\/)/, ''),
    withBase: (href: string) => `/docs${href}`,
  };
});

async function targetOf(href: string, cleanUrls: boolean) {
  settings.cleanUrls = cleanUrls;
  vi.resetModules();
  const { linkTarget } = await import('./linkTarget');
  return linkTarget(href).href;
}

test.each([
  ['/zh/guide/start', '/docs/zh/guide/start.html'],
  ['/v1/guide/start?a=1#part', '/docs/v1/guide/start.html?a=1#part'],
  ['/v1/?instead-of=/guide/new', '/docs/v1/?instead-of=/guide/new'],
  ['/guide/start.html#part', '/docs/guide/start.html#part'],
  ['/zh/', '/docs/zh/'],
  ['/', '/docs/'],
  ['/files/archive.zip', '/docs/files/archive.zip'],
])('[NAV-3] [NAV-4] where addresses end in .html, %s leads to %s', async (href, expected) => {
  expect(await targetOf(href, false)).toBe(expected);
});

test('with clean URLs, a link has no extension', async () => {
  expect(await targetOf('/zh/guide/start?a=1#part', true)).toBe('/docs/zh/guide/start?a=1#part');
  expect(await targetOf('/guide/start.html', true)).toBe('/docs/guide/start');
});
