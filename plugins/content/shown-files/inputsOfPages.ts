import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

const PAGE = /\.mdx?$/;

/**
 * Says that a page depends on other files: an edit of one compiles the page again, on the dev server and
 * in a build with a cache.
 *
 * @param namesOf the files that a page depends on, whether they are there or not
 */
export function inputsOfPages(
  name: string,
  namesOf: (page: string) => Iterable<string>,
): RsbuildPlugin {
  return {
    name,
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
