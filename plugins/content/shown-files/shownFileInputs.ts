import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

const PAGE = /\.mdx?$/;

/**
 * Says that a page depends on the files that it shows: an edit of one compiles the page again, on the
 * dev server and in a build with a cache.
 *
 * @param namesOf the files that a page shows, whether they are there or not
 */
export function shownFileInputs(namesOf: (page: string) => Iterable<string>): RsbuildPlugin {
  return {
    name: 'lectern:shown-files',
    setup(api) {
      api.transform(
        { test: PAGE, order: 'pre' },
        ({ code, resourcePath, addDependency, addMissingDependency }) => {
          for (const file of namesOf(resourcePath)) {
            if (existsSync(file)) addDependency(file);
            else addMissingDependency(file);
          }
          return code;
        },
      );
    },
  };
}
