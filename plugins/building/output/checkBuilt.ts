import { statSync } from 'node:fs';
import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import { OutputError } from '../../support/outputError';

const HOME_PAGE = 'index.html';

/**
 * Checks whether the server can serve the output: the home page, and what plugins check.
 *
 * @throws naming the file that is missing, empty or invalid
 */
export function checkBuilt(folder: string, plugins: readonly SitePlugin[]): void {
  const size = statSync(path.join(folder, HOME_PAGE), { throwIfNoEntry: false })?.size;
  if (!size) {
    throw new OutputError(
      `the build produced ${size === 0 ? 'an empty' : 'no'} ${HOME_PAGE} → write a home page (index.mdx) for the default language and version`,
    );
  }
  for (const plugin of plugins) {
    try {
      plugin.checkOutput?.(folder);
    } catch (error) {
      throw new OutputError(`what was built cannot be served: ${(error as Error).message}`);
    }
  }
}
