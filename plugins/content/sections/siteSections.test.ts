import { expect, test } from 'vitest';
import type { ContentPage } from '../pages/contentPage';
import type { ContentSite } from '../site/site';
import { siteSections } from './siteSections';

function page(routePath: string, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    routePath,
    title: routePath,
    lang: 'en',
    version: 'v2',
    frontmatter: {},
    toc: [],
    _filepath: `docs${routePath}.mdx`,
    _relativePath: '',
    ...changes,
  } as ContentPage;
}

function recordsOf(pages: ContentPage[]) {
  const pageAt = (route: string) => pages.find(({ routePath }) => routePath === route);
  const site = {
    base: '/docs/',
    cleanUrls: true,
    lang: 'en',
    langs: ['en', 'zh'],
    version: 'v2',
    versions: ['v2', 'v1'],
    namesOf: () => ({ title: 'Site', description: '' }),
    navOf: (lang: string) => [
      { text: lang === 'zh' ? '配置' : 'Config', link: '/config/entry', activeMatch: '/config/' },
    ],
    sidebarsOf: () => ({}),
    pageAt,
  } as unknown as ContentSite;
  const places = siteSections({
    pages,
    site,
    partsOf: () => [{ kind: 'text', text: 'words' }],
    questionsOf: () => new Map([['', ['What for?']]]),
  });
  return places.map(({ pages: found, ...place }) => ({
    ...place,
    records: found.flatMap(({ sections }) => sections),
  }));
}

const urlsOf = (pages: ContentPage[]) =>
  recordsOf(pages).flatMap(({ records }) => records.map(({ url }) => url));

test('[SRCH-14] sections are grouped by version and language, default ones first', () => {
  const places = recordsOf([
    page('/v1/zh/x', { lang: 'zh', version: 'v1' }),
    page('/zh/x', { lang: 'zh' }),
    page('/x'),
  ]);
  expect(places.map(({ version, lang }) => `${version} ${lang}`)).toEqual([
    'v2 en',
    'v2 zh',
    'v1 zh',
  ]);
  expect(places[1]?.records[0]).toMatchObject({ url: '/docs/zh/x', lang: 'zh', version: 'v2' });
});

test('[SRCH-3] the group of a record is the item of the navbar that its page belongs to', () => {
  const places = recordsOf([
    page('/config/entry'),
    page('/zh/config/entry', { lang: 'zh' }),
    page('/', { frontmatter: { pageType: 'home', hero: { name: 'Name', tagline: 'Fast.' } } }),
  ]);
  const groups = places.flatMap(({ records }) => records.map(({ hierarchy }) => hierarchy.lvl0));
  expect(groups).toEqual(['Site', 'Config', '配置']);
  expect(places[0]?.records[0]).toMatchObject({ content: 'Fast.\nwords', url: '/docs/' });
});

test('[SRCH-14] a page in place of a missing translation is not found twice', () => {
  const shown = page('/zh/config/x', { lang: 'zh', shownLang: 'en' });
  expect(urlsOf([page('/config/x'), shown])).toEqual(['/docs/config/x']);
});

test('[SRCH-15] frontmatter excludes a page, and adds keywords', () => {
  const said = { searchKeywords: ['dist'], description: 'What.' };
  const hidden = page('/hidden', { frontmatter: { search: false } });
  const missing = page('/404', { frontmatter: { pageType: '404' } });
  const [place] = recordsOf([page('/a', { frontmatter: said }), hidden, missing]);
  expect(place?.records).toMatchObject([
    { url: '/docs/a', keywords: ['dist'], content: 'What.\nwords' },
  ]);
});
