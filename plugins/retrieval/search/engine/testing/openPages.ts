import { type BuildOptions, buildIndex } from '../build/buildIndex.ts';
import { type OpenedIndex, openIndex } from '../openIndex.ts';
import { recordsOf, type TestPage } from './records.ts';

/** Builds an index of pages and opens it. */
export function openPages(
  pages: readonly TestPage[],
  { lang = 'en', synonyms }: Partial<BuildOptions> = {},
): OpenedIndex {
  const built = buildIndex(recordsOf(pages, lang), { lang, version: 'v2', synonyms });
  return openIndex({
    headings: built.headings,
    body: built.body,
    fragment: async (page) => built.fragments.get(page) ?? { sections: [] },
  });
}
