import type { RequestHandler } from '@rsbuild/core';
import type { ReadNamedTypes, ReadOptions } from './publishOptions';
import { typesFile } from './shared';

/** Matches the names of `optionsFile`. */
const OPTIONS_FILE = /^options\/.+\.json$/;

/**
 * Creates the middleware that answers requests for the files with all options and named types. The dev server does not
 * write them, because that would read all pages that explain options with each compilation.
 *
 * @param base returns the base of the site, with a slash at its end
 */
export function answerOptions(
  readAll: ReadOptions,
  readTypes: ReadNamedTypes,
  base: () => string,
): RequestHandler {
  function contentOf(name: string): object | undefined {
    if (!OPTIONS_FILE.test(name)) return undefined;
    const types = [...readTypes()].find(([version]) => typesFile(version) === name);
    return types?.[1] ?? readAll().get(name);
  }
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const isBelow = pathname.startsWith(base());
    const content = isBelow ? contentOf(pathname.slice(base().length)) : undefined;
    if (!content) {
      next();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(content));
  };
}
