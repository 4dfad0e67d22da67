import path from 'node:path';
import type { DocsCheck } from '../../../content/checks/docsCheck';
import { proseOf } from '../../../maintenance/docs-check/prose';
import { readTerms } from '../readTerms';
import { forbiddenWords } from './forbiddenWords';

/**
 * Checks that texts use consistent terms and no variants that the glossary forbids.
 *
 * @param termsFile relative to the folder of the site
 */
export const termsCheck = (termsFile: string): DocsCheck => ({
  name: 'terms',
  run({ pages, cwd }) {
    const { terms: known, problems } = readTerms(path.resolve(cwd, termsFile));
    if (problems.length > 0) {
      return problems.map((problem) => ({ check: 'terms', file: termsFile, ...problem }));
    }
    return pages.flatMap((page) => {
      const { file, lang } = page;
      return forbiddenWords(proseOf(page), known, lang).map(({ line, found, term }) => ({
        check: 'terms',
        file,
        line,
        message: `“${found}” → write “${term}”`,
      }));
    });
  },
});
