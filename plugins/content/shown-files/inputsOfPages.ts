import { statSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

const PAGE = /\.mdx?$/;

/**
 * Makes pages depend on other files and folders. An edit of one compiles the page again, on the dev server and in a
 * build with a cache.
 *
 * @param namesOf returns the files that a page depends on, including missing ones
 * @param order `post` if the files are only known after the page is compiled
 */
export function inputsOfPages(
  name: string,
  namesOf: (page: string) => Iterable<string>,
  order: 'pre' | 'post' = 'pre',
): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.transform(
        { test: PAGE, order },
        ({ code, resourcePath, addContextDependency, addDependency, addMissingDependency }) => {
          for (const name of namesOf(resourcePath)) {
            const stat = statSync(name, { throwIfNoEntry: false });
            if (stat?.isDirectory()) addContextDependency(name);
            else if (stat) addDependency(name);
            else addMissingDependency(name);
          }
          return code;
        },
      );
    },
  };
}
