import type { DocsCheck } from '../../../../content/checks/docsCheck';
import type { DocsPage } from '../../../../content/files/readPages';
import { byLanguage } from '../../../../content/site/byLanguage';
import type { Finding } from '../../../../support/finding';
import { pageSections } from '../../parsePage';
import { compareHeadings } from './compareHeadings';
import { copiedTexts } from './copiedTexts';
import { checkEntryFiles } from './entryFiles';
import { missingPages } from './missingPages';

function headingFindings(pages: readonly DocsPage[], sourceLang?: string): Finding[] {
  return byLanguage(pages, sourceLang).translations.flatMap(({ page, source }) =>
    source
      ? compareHeadings(pageSections(source), pageSections(page), source.file).map((problem) => ({
          check: 'languages',
          file: page.file,
          ...problem,
        }))
      : [],
  );
}

/**
 * Checks that all languages of a version have the same pages, headings and entries, and that texts are
 * translated.
 */
export const languages: DocsCheck = {
  name: 'languages',
  run: ({ pages, cwd, site: { config } }) => [
    ...missingPages(pages, config.lang),
    ...headingFindings(pages, config.lang),
    ...copiedTexts(byLanguage(pages, config.lang).translations),
    ...checkEntryFiles(pages, cwd, config.lang),
  ],
};
