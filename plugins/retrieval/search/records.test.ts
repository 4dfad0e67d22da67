import { expect, test } from 'vitest';
import type { ContentPage } from '../../content/pages/contentPage';
import type { PageSection } from '../../content/sections/types';
import { siteRecords } from './records';

const section = { url: '/a#b', anchor: 'b', lang: 'en', version: '' } as PageSection;

function boostOf(frontmatter: object, routePath = '/a'): number | undefined {
  const page = { frontmatter, routePath } as ContentPage;
  const places = [{ lang: 'en', version: '', pages: [{ page, sections: [section] }] }];
  const [record] = siteRecords(places, { news: 0.5 })[0]?.records ?? [];
  expect(record?.objectID).toBe('/a#b');
  return record?.boost;
}

test('[SRCH-15] a record is identified by its address, and has the weight of its page or else of its folder', () => {
  expect(boostOf({})).toBe(1);
  expect(boostOf({ searchBoost: 2 })).toBe(2);
  expect(boostOf({}, '/v1/news/b')).toBe(0.5);
  expect(boostOf({ searchBoost: 2 }, '/v1/news/b')).toBe(2);
});
