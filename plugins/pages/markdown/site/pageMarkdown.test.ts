import { expect, test } from 'vitest';
import type { ContentPage } from '../../../content/pages/contentPage';
import type { ContentSite } from '../../../content/site/site';
import { pageMarkdown } from './pageMarkdown';

const SITE = {
  base: '/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: '',
  versions: [],
  hasFallbackTitles: true,
} as unknown as ContentSite;

/** Returns the header of the Markdown version of a page. */
function factsOf(page: Partial<ContentPage>): string {
  const known = { title: 'Title', frontmatter: {}, version: '', _filepath: 'docs/en/a.mdx' };
  const body = { text: '# Title', hasTitle: true, problems: [] };
  return pageMarkdown({ ...known, ...page } as ContentPage, body, SITE).split('\n---')[0] ?? '';
}

test('[ROUTE-10] [MD-3] a twin says the language of its text, also where a page is missing in its own', () => {
  expect(factsOf({ routePath: '/zh/a', lang: 'zh' })).toContain('lang: "zh"');
  const untranslated = factsOf({ routePath: '/zh/a', lang: 'zh', shownLang: 'en' });
  expect(untranslated).toContain('url: "/zh/a"');
  expect(untranslated).toContain('lang: "en"');
});
