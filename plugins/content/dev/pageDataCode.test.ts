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

test('[DIAG-2] page data lists the current pages, without the fields that browsers do not get', () => {
  expect(withPages(CODE, [page as unknown as PageIndexInfo])).toBe(
    `export const pageData = JSON.parse("{\\"pages\\":[{\\"title\\":\\"New\\",\\"routePath\\":\\"/new\\"}]}");
          export const searchIndexHash = {};`,
  );
});

test('[MODEL-3] page data of an unknown form is an error that names the version to install', () => {
  expect(() => withPages('export default {}', [])).toThrow(
    'this version of Rspress is not supported',
  );
});
