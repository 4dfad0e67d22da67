import { expect, test } from 'vitest';
import { missingPages } from '../../maintenance/docs-check/checks/languages/missingPages';
import { docsFolder } from '../../maintenance/docs-check/testing/docsFolder';
import { readPages } from '../files/readPages';
import { byLanguage } from './byLanguage';

const pages = readPages(
  'docs',
  ['v2'],
  docsFolder({
    'docs/v2/de/a.mdx': '# A',
    'docs/v2/en/a.mdx': '# A',
    'docs/v2/en/b.mdx': '# B',
  }),
);

test('[KIT-3] pages are translations of those in the default language, regardless of which one it is', () => {
  const { sources, translations } = byLanguage(pages, 'de');
  expect(sources.map(({ file }) => file)).toEqual(['docs/v2/de/a.mdx']);
  expect(translations.map(({ page, source }) => [page.file, source?.file])).toEqual([
    ['docs/v2/en/a.mdx', 'docs/v2/de/a.mdx'],
    ['docs/v2/en/b.mdx', undefined],
  ]);
  expect(missingPages(pages, 'de').map(({ message }) => message)).toEqual([
    'the page does not exist in de → add docs/v2/de/b.mdx, or remove this one',
  ]);
});
