import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { withPages } from './pageDataCode';

const CODE = `export const pageData = {"pages": [{"title": "Old"}]};
          export const searchIndexHash = {};`;
const page = {
  title: 'New',
  routePath: '/new',
  content: 'x',
  _flattenContent: 'x',
  _filepath: '/x',
};

test('[DIAG-2] page data has the pages as they are now, without what browsers do not get', () => {
  expect(withPages(CODE, [page as unknown as PageIndexInfo])).toBe(
    `export const pageData = {"pages":[{"title":"New","routePath":"/new"}]};
          export const searchIndexHash = {};`,
  );
});

test('[MODEL-3] page data that is written in another way names the version that is known', () => {
  expect(() => withPages('export default {}', [])).toThrow(
    'its version is not one that Lectern knows',
  );
});
