import path from 'node:path';
import type { DocsCheck } from '../../../content/checks/docsCheck';
import { dataFiles } from '../dataFiles';
import type { OptionsReference } from '../reference';
import type { OptionsSettings } from '../siteOptions';
import { editions, folderOf, knownOptions } from './editions';
import { missingOptions } from './missingOptions';
import { optionPages } from './pageOptions';

/**
 * Finds options that no heading documents, for the docs-health page. It needs neither the packages nor a
 * compiler.
 */
export function missingOptionsCheck(
  { aliases = {}, pages: named = { options: 'index' } }: OptionsReference,
  { folder }: OptionsSettings,
): DocsCheck {
  return {
    name: 'options',
    run({ pages, cwd }) {
      const files = dataFiles(folder, cwd);
      return editions(pages).flatMap(({ version, own }) => {
        const known = knownOptions(version, files);
        if (!known) return [];
        const fallback = { file: path.join(folderOf(own), `${named.options}.mdx`) };
        return missingOptions(optionPages(own, known.data, aliases), known.data, fallback);
      });
    },
  };
}
