import { expect, test } from 'vitest';
import {
  languageChoiceScript,
  languageRedirectScript,
  languageRedirectTag,
  languageTag,
  pagesByRoute,
} from './languageRedirect';
import { VISITED_KEY } from './shared';
import { runInTestBrowser, type TestBrowserOptions } from './testBrowser';

const pages = { en: '', zh: '/docs/zh/guide' };
const url = 'http://localhost/docs/guide?a=1#part';
const site = {
  base: '/docs/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2.0',
  versions: ['v2.0', 'v1'],
};

function visit(options: Partial<TestBrowserOptions> & { pages?: Record<string, string> }) {
  const dataset = { pages: JSON.stringify(options.pages ?? pages) };
  return runInTestBrowser(languageRedirectScript(site), { url, dataset, ...options });
}

test("[ROUTE-6] the first visit leads to the browser's language, with query and hash", () => {
  const { redirect, stored } = visit({ language: 'zh-CN' });
  expect(redirect).toBe('/docs/zh/guide?a=1#part');
  expect(stored[VISITED_KEY]).toBe('1');
  expect(visit({ language: 'zh-CN', stored }).redirect).toBeUndefined();
});

test('[ROUTE-6] a visit in the language of the page counts as the first', () => {
  const { redirect, stored } = visit({ language: 'en-GB' });
  expect(redirect).toBeUndefined();
  expect(stored[VISITED_KEY]).toBe('1');
});

test('[ROUTE-6] an address that names a language is a choice: it stays, and the next one too', () => {
  const choice = runInTestBrowser(languageChoiceScript(), { url, language: 'en-US' });
  expect(choice.redirect).toBeUndefined();
  expect(choice.stored[VISITED_KEY]).toBe('1');
  expect(visit({ language: 'zh-CN', stored: choice.stored }).redirect).toBeUndefined();
  const blocked = runInTestBrowser(languageChoiceScript(), { url, isStorageBlocked: true });
  expect(blocked.redirect).toBeUndefined();
});

test.each(['en/guide', 'EN', 'v1/en/guide', 'v2.0/en'])(
  '[ROUTE-6] the page at /docs/%s, which names the language, is left to the script that shortens the address',
  (path) => {
    const { redirect, stored } = visit({ url: `http://localhost/docs/${path}`, language: 'zh' });
    expect([redirect, stored]).toEqual([undefined, {}]);
  },
);

test.each(['english', 'v1/guide', 'v2x0/en', 'guide/en'])(
  '[ROUTE-6] /docs/%s names no language',
  (path) => {
    expect(visit({ url: `http://localhost/docs/${path}`, language: 'zh' }).redirect).toBeDefined();
  },
);

test('[ROUTE-6] only pages of the default language redirect', () => {
  expect(languageTag('en', site, pages)).toContain('location.replace');
  expect(languageTag('zh', site, { zh: '', en: '/guide' })).not.toContain('location.replace');
  expect(languageTag('zh', site, undefined)).toContain(VISITED_KEY);
});

test('[ROUTE-6] crawlers see the page that they asked for', () => {
  const { redirect, stored } = visit({ language: 'zh', userAgent: 'Googlebot/2.1' });
  expect([redirect, stored]).toEqual([undefined, {}]);
});

test('[ROUTE-6] where nothing can be stored there is no redirect', () => {
  expect(visit({ language: 'zh', isStorageBlocked: true }).redirect).toBeUndefined();
});

test('the exact language comes before one that only begins alike', () => {
  const three = { en: '', 'zh-TW': '/zh-TW/guide', zh: '/zh/guide' };
  expect(visit({ language: 'zh', pages: three }).redirect).toContain('/zh/guide');
  expect(visit({ language: 'zh-tw', pages: three }).redirect).toContain('/zh-TW/guide');
  expect(visit({ language: 'fr', pages: three }).redirect).toBeUndefined();
});

test('[ROUTE-6] a page names only the languages that have it', () => {
  const route = (routePath: string, lang: string, version: string) => ({
    routePath,
    lang,
    version,
    pureRoutePath: '',
    absolutePath: '',
    relativePath: '',
    pageName: '',
  });
  const found = pagesByRoute(
    [
      route('/guide', 'en', 'v2.0'),
      route('/zh/guide', 'zh', 'v2.0'),
      route('/v1/guide', 'en', 'v1'),
      route('/v1/zh/only', 'zh', 'v1'),
    ],
    site,
  );
  expect(found.get('/guide')).toEqual({ en: '', zh: '/docs/zh/guide' });
  expect(found.get('/v1/guide')).toEqual({ en: '' });
  expect(languageRedirectTag(found.get('/v1/zh/only'), site)).toBe('');
});

test('the data of a page cannot end its attribute', () => {
  expect(languageRedirectTag({ en: '', zh: '/zh/"><script>' }, site)).toContain(
    '&quot;/zh/\\&quot;&gt;&lt;script&gt;&quot;',
  );
});
