import type { DocsCheck } from '../../content/checks/docsCheck';
import { parsePage } from '../../maintenance/docs-check/parsePage';
import { fencesOf, isShownCode, isTested } from './readFences';

/**
 * Finds visible code that no test builds, for the docs-health page.
 *
 * @param versions the versions whose samples are tested
 */
export function untestedCheck(versions: readonly string[]): DocsCheck {
  return {
    name: 'untested',
    run: ({ pages }) =>
      pages
        .filter(({ version }) => versions.includes(version))
        .flatMap((page) =>
          fencesOf(parsePage(page).tree)
            .filter((fence) => isShownCode(fence) && !isTested(fence))
            .map(({ lang, title, line }) => ({
              check: 'untested',
              file: page.file,
              line,
              message: title ? `${title} (${lang})` : lang,
            })),
        ),
  };
}
