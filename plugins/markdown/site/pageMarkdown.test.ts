import { expect, test } from 'vitest';
import type { MarkdownSite } from '../../content/site/site';
import { pageMarkdown, type TwinPage } from './pageMarkdown';

const SITE = {
  base: '/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: '',
  versions: [],
  hasFallbackTitles: true,
} as unknown as MarkdownSite;

/** The head of the twin of a page. */
function factsOf(page: Partial<TwinPage>): string {
  const known = { title: 'Title', frontmatter: {}, version: '', _filepath: 'docs/en/a.mdx' };
  const body = { text: '# Title', hasTitle: true, problems: [] };
  return pageMarkdown({ ...known, ...page } as TwinPage, body, SITE).split('\n---')[0] ?? '';
}

test('[ROUTE-10] [MD-3] a twin says the language of its text, also where a page is missing in its own', () => {
  expect(factsOf({ routePath: '/zh/a', lang: 'zh' })).toContain('lang: "zh"');
  const untranslated = factsOf({ routePath: '/zh/a', lang: 'zh', shownLang: 'en' });
  expect(untranslated).toContain('url: "/zh/a"');
  expect(untranslated).toContain('lang: "en"');
});
