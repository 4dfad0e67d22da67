import { expect, test } from 'vitest';
import { steadyPages } from './steadyPages';

const page = (_filepath: string, routePath: string) =>
  [routePath, { _filepath, routePath }] as const;

test('[MODEL-1] pages are sorted by file, and those of one file by route', () => {
  const pages = [
    page('/docs/zh/a.mdx', '/zh/a'),
    page('/docs/en/b.mdx', '/zh/b'),
    page('/docs/en/a.mdx', '/a'),
    page('/docs/en/b.mdx', '/b'),
  ];
  const order = ['/a', '/b', '/zh/b', '/zh/a'];
  expect([...steadyPages(new Map(pages)).keys()]).toEqual(order);
  expect([...steadyPages(new Map(pages.toReversed())).keys()]).toEqual(order);
});
