import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { overviewPages, pageFacts } from './pageFacts';
import { isBelowOverview } from './shared';
import { sidebarDepths } from './sidebarDepths';

function page(routePath: string, more: Partial<PageIndexInfo> = {}): PageIndexInfo {
  return {
    routePath,
    title: 'Title',
    toc: [
      { id: 'two', text: 'Two', depth: 2, charIndex: 7 },
      { id: 'five', text: 'Five', depth: 5, charIndex: 9 },
    ],
    content: 'long',
    frontmatter: {},
    lang: 'en',
    version: 'v2',
    _relativePath: 'v2/en/a.mdx',
    ...more,
  } as PageIndexInfo;
}

test('a page carries what plugins added, and nothing of its text', () => {
  const facts = pageFacts({ ...page('/a'), lastUpdatedTime: 'x' } as PageIndexInfo, [], []);
  expect(facts).toMatchObject({ routePath: '/a', lang: 'en', lastUpdatedTime: 'x' });
  expect(Object.keys(facts)).not.toContain('content');
  expect(Object.keys(facts)).not.toContain('toc');
});

test('an overview carries the headings of the pages below it', () => {
  const overview = page('/config/', { frontmatter: { overview: true } });
  const all = [overview, page('/config/entry'), page('/configuration'), page('/zh/config/entry')];
  expect(pageFacts(overview, all, []).overviewPages).toEqual([
    { routePath: '/config/entry', toc: [{ id: 'two', text: 'Two', depth: 2 }] },
  ]);
});

test('it carries the levels that it or an entry of a sidebar lists, and no other', () => {
  const overview = page('/a/', { frontmatter: { overview: true, overviewHeaders: [3] } });
  const deep = [2, 3, 4, 5].map((depth) => ({ id: `${depth}`, text: '', depth, charIndex: 0 }));
  const all = [overview, page('/a/b', { toc: deep })];
  const sidebars = { '/a': [{ text: 'B', items: [{ text: 'C', overviewHeaders: [5] }] }] };
  const listed = (depths: number[]) =>
    overviewPages(overview, all, depths).flatMap(({ toc }) => toc.map(({ depth }) => depth));
  expect(listed([])).toEqual([3]);
  expect(listed(sidebarDepths(sidebars))).toEqual([3, 5]);
});

test('a file called overview lists its folder', () => {
  expect(isBelowOverview('/api/entry', '/api/overview')).toBe(true);
  expect(isBelowOverview('/api/overview', '/api/overview')).toBe(false);
  expect(isBelowOverview('/guide/entry', '/api/overview')).toBe(false);
});
