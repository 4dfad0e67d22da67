import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type Finding, findingText } from '../../support/finding';

const NAME = 'lectern:live-checks';
const PAGE = /\.mdx?$/;
/** What Rspress says of a page that cannot be parsed; it always names the first line. */
const STOCK_ERROR = /MDX compile error/;

/** Without a stack: the fault is in the docs. */
function asError(finding: Finding): Error {
  return Object.assign(new Error(findingText(finding)), { stack: undefined });
}

/** Puts what is wrong in pages into the list of a compilation, in the place of what Rspress says of it. */
function report(compilation: Rspack.Compilation, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const others = [...compilation.errors].filter(({ message }) => !STOCK_ERROR.test(message));
  compilation.errors.splice(0, compilation.errors.length, ...others, ...findings.map(asError));
}

/** What is wrong, as it is now. */
export interface LiveChecks {
  page: (file: string) => Finding[];
  /** In files besides the pages; what is missing there may be about to be written. */
  site: () => Finding[];
}

/**
 * Shows on the dev server what is wrong in the pages that are looked at, in the overlay and the
 * terminal, as the build and `lectern check` say it. A page is checked whenever it is compiled. What is
 * wrong with the site is a warning, which does not stand over the page.
 */
export function liveChecksPlugin({ page, site }: LiveChecks): RsbuildPlugin {
  const found = new Map<string, readonly Finding[]>();
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform(
        { test: PAGE, environments: ['web'], order: 'pre' },
        ({ code, resourcePath }) => {
          found.set(path.resolve(resourcePath), page(resourcePath));
          return code;
        },
      );
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Rspack.Compiler) => {
          compiler.hooks.watchRun.tap(NAME, ({ removedFiles }) => {
            for (const file of removedFiles ?? []) found.delete(file);
          });
          compiler.hooks.afterCompile.tap(NAME, (compilation) => {
            report(compilation, [...found.values()].flat());
            compilation.warnings.push(...site().map(asError));
          });
        };
        config.plugins.push({ apply });
      });
    },
  };
}
