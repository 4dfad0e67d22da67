import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type Finding, findingText } from '../../support/finding';
import { largePageFindings } from './largePageFindings';

const NAME = 'lectern:live-checks';
const PAGE = /\.mdx?$/;
/** Error messages of Rspress for problems that also have a finding. They do not contain the line. */
const STOCK_ERROR =
  /MDX compile error|\[remarkFileCodeBlock\]|ShikiError: Language `.*` is not included/;

/**
 * Returns a function that reads something again only if the given stamp differs from that of the last call, or if
 * `isEdited` is set.
 */
export function whileSameStamp<Result>(
  read: () => Result,
): (stamp: string, isEdited: boolean) => Result {
  let known: { stamp: string; result: Result } | undefined;
  return (stamp, isEdited) => {
    if (isEdited || known?.stamp !== stamp) known = { stamp, result: read() };
    return known.result;
  };
}

/** Creates an error without a stack trace, because the problem is in the docs, not in the code. */
function asError(finding: Finding): Error {
  return Object.assign(new Error(findingText(finding)), { stack: undefined });
}

/** Adds findings to the errors of a compilation, replacing Rspress's own messages about the same pages. */
function report(compilation: Rspack.Compilation, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const others = [...compilation.errors].filter(({ message }) => !STOCK_ERROR.test(message));
  compilation.errors.splice(0, compilation.errors.length, ...others, ...findings.map(asError));
}

/** The current findings. */
export interface LiveChecks {
  page: (file: string) => Finding[];
  /** The name of a file in findings. */
  nameOf: (file: string) => string;
  /** Problems outside the pages. They are only warnings: a new page is in no `_meta.json` at first. */
  site: () => Finding[];
  /** Returns a text that changes when files are added or removed, or a list of entries is edited. */
  siteStamp: () => string;
  /** A file that changes when pages are added, removed, or have another title or frontmatter. */
  listFile: () => string;
}

/**
 * Reports problems in pages on the dev server, in the overlay and the terminal, with the same findings
 * as the build and `lectern check`. A page is checked whenever it is compiled.
 */
export function liveChecksPlugin({
  page,
  nameOf,
  site,
  siteStamp,
  listFile,
}: LiveChecks): RsbuildPlugin {
  const found = new Map<string, readonly Finding[]>();
  const large = new Map<string, readonly Finding[]>();
  const readSite = whileSameStamp(site);
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform(
        { test: PAGE, environments: ['web'], order: 'pre' },
        ({ code, resourcePath }) => {
          const file = path.resolve(resourcePath);
          found.set(file, page(file));
          large.set(file, largePageFindings(code, nameOf(file)));
          return code;
        },
      );
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Rspack.Compiler) => {
          compiler.hooks.watchRun.tap(NAME, ({ removedFiles }) => {
            for (const file of removedFiles ?? []) {
              found.delete(file);
              large.delete(file);
            }
          });
          compiler.hooks.afterCompile.tap(NAME, (compilation) => {
            report(compilation, [...found.values()].flat());
            const areListsEdited = compiler.modifiedFiles?.has(listFile()) ?? true;
            const ofSite = readSite(siteStamp(), areListsEdited);
            const others = [...large.values(), ofSite].flat().map(asError);
            // A compilation with errors does not show its warnings.
            const { errors, warnings } = compilation;
            (errors.length > 0 ? errors : warnings).push(...others);
          });
        };
        config.plugins.push({ apply });
      });
    },
  };
}
