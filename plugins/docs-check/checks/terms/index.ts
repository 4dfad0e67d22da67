import path from 'node:path';
import { readTerms } from '../../../glossary/readTerms';
import type { DocsCheck } from '../../check';
import { proseOf } from '../../prose';
import { forbiddenWords } from './forbiddenWords';

/** The glossary of the docs. */
const TERMS_FILE = 'docs/terms.yaml';

/** One word for one thing, in every language: no variant that the glossary forbids. */
export const terms: DocsCheck = {
  name: 'terms',
  run({ pages, cwd }) {
    const { terms: known, problems } = readTerms(path.resolve(cwd, TERMS_FILE));
    if (problems.length > 0) {
      return problems.map((problem) => ({ check: 'terms', file: TERMS_FILE, ...problem }));
    }
    return pages.flatMap((page) => {
      const { file, lang } = page;
      if (lang !== 'en' && lang !== 'zh') return [];
      return forbiddenWords(proseOf(page), known, lang).map(({ line, found, term }) => ({
        check: 'terms',
        file,
        line,
        message: `“${found}” → write “${term}”`,
      }));
    });
  },
};
