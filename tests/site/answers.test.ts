import { expect, test } from 'vitest';
import { requestBuilt } from '../support/builtServer';
import { attributes, readBuiltPages } from '../support/builtSite';
import { SITES } from '../support/sites';

test('[ROUTE-12] a page whose name begins like the base is in its document', async () => {
  const html = await (await requestBuilt('based', '/docs/docs-api')).text();
  expect(html).toContain('id="api-of-the-docs"');
});

test('[ROUTE-12] outside the base and at missing pages there is nothing', async () => {
  expect((await requestBuilt('based', '/docs/v1/zh/nowhere')).status).toBe(404);
  expect((await requestBuilt('based', '/guide/start')).status).toBe(404);
});

test('[404-3] the status of a missing page is 404', async () => {
  expect((await requestBuilt('docs', '/nowhere')).status).toBe(404);
  expect((await requestBuilt('docs', '/config/')).status).toBe(200);
});

test('[AUTH-2] the notice is in the HTML of the server', async () => {
  const html = await (await requestBuilt('based', '/docs/zh/options')).text();
  expect(html).toContain('译文早于');
  expect(html).toContain('href="/docs/options#install"');
});

test('[ROUTE-10] search engines are told the real page', async () => {
  const untranslated = await (await requestBuilt('kit', '/zh/guide/only-en')).text();
  expect(untranslated).toContain('<link rel="canonical" href="/guide/only-en">');
  expect(untranslated).toContain('hreflang="en" href="/guide/only-en"');
  expect(untranslated).not.toContain('hreflang="zh"');
  const real = await (await requestBuilt('kit', '/guide/only-en')).text();
  expect(real).not.toContain('hreflang="zh"');
  const translated = await (await requestBuilt('kit', '/guide/first')).text();
  expect(translated).toContain('hreflang="zh" href="/zh/guide/first"');
});

test.each(['docs', 'kit'] as const)(
  '%s: every script and style sheet of a page is there',
  async (site) => {
    const named = readBuiltPages(SITES[site].folder).flatMap(({ html }) => [
      ...attributes(html, 'script', 'src'),
      ...attributes(
        [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].join(''),
        'link',
        'href',
      ),
    ]);
    const files = [...new Set(named)].filter((address) => address.startsWith('/'));
    expect(files.length).toBeGreaterThan(20);
    const answers = await Promise.all(files.map((file) => requestBuilt(site, file)));
    expect(files.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
  },
);
