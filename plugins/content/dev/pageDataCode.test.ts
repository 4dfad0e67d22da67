import { runInNewContext } from 'node:vm';
import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { pagesScript, withPages } from './pageDataCode';

const CODE = `export const pageData = {"pages": [{"title": "Old"}]};
          export const searchIndexHash = {};`;
const AT = { pages: '/docs/pages.js', texts: '/docs/texts.json' };
const page = {
  title: 'New',
  routePath: '/new',
  content: 'x',
  _flattenContent: 'x',
  _filepath: '/x',
} as unknown as PageIndexInfo;

test('[DIAG-2] page data lists the current pages, without the fields that browsers do not get', () => {
  const pages = runInNewContext(`${pagesScript([page])} globalThis.lecternPages`);
  expect(JSON.stringify(pages)).toBe('[{"title":"New","routePath":"/new"}]');
});

test('the module of the page data has the list of the script, and everything else that Rspress puts there', () => {
  const code = withPages(CODE, '', AT);
  expect(code).toContain(
    'export const pageData = livePages("/docs/pages.js", "/docs/texts.json");',
  );
  expect(code).toContain('export const searchIndexHash = {};');
  expect(code).not.toContain('Old');
});

test('the code of the page data changes if, and only if, a page has changed', () => {
  const code = (...pages: PageIndexInfo[]) => withPages(CODE, pagesScript(pages), AT);
  expect(code(page)).toBe(code({ ...page, content: 'y' }));
  expect(code(page)).not.toBe(code({ ...page, title: 'Newer' }));
});

test('[MODEL-3] page data of an unknown form is an error that names the version to install', () => {
  expect(() => withPages('export default {}', '', AT)).toThrow(
    'this version of Rspress is not supported',
  );
});
