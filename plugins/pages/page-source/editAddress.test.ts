import { expect, test } from 'vitest';
import { editAddress } from './editAddress';

const baseUrl = 'https://example.com/repo/edit/main/docs';

test('[ELEM-1] the address of the source has the version and the language of the page', () => {
  expect(editAddress({ baseUrl, file: 'v2/zh/guide/start.mdx', override: undefined })).toBe(
    'https://example.com/repo/edit/main/docs/v2/zh/guide/start.mdx',
  );
  expect(editAddress({ baseUrl: `${baseUrl}/`, file: 'v2\\en\\a.mdx', override: undefined })).toBe(
    'https://example.com/repo/edit/main/docs/v2/en/a.mdx',
  );
});

test('[ELEM-1] a page from a file beside the documents leads to that file', () => {
  expect(editAddress({ baseUrl, file: '../CHANGELOG.md', override: undefined })).toBe(
    'https://example.com/repo/edit/main/CHANGELOG.md',
  );
});

test('[ELEM-1] a generated page has a link only to what it was made from', () => {
  const file = '../node_modules/.rspress/runtime/temp-0.mdx';
  expect(editAddress({ baseUrl, file, override: undefined })).toBeUndefined();
  expect(editAddress({ baseUrl, file, override: '../src/options.ts' })).toBe(
    'https://example.com/repo/edit/main/src/options.ts',
  );
  expect(editAddress({ baseUrl, file, override: 'https://example.org/wiki' })).toBe(
    'https://example.org/wiki',
  );
});

test('[ELEM-1] without a repository, or when the page refuses, there is no address', () => {
  expect(editAddress({ baseUrl: undefined, file: 'a.mdx', override: undefined })).toBeUndefined();
  expect(editAddress({ baseUrl, file: 'a.mdx', override: false })).toBeUndefined();
});
