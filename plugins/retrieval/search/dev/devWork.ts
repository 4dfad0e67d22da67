import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { QuietTimes } from '../../../support/quietTimes';

const NAME = 'lectern:search-work';

/** Notes each compilation of the dev server as work. */
export function noteCompilations(api: RsbuildPluginAPI, quiet: QuietTimes): void {
  api.onAfterCreateCompiler(({ compiler }) => {
    let end = quiet.begin();
    const begin = () => {
      end();
      end = quiet.begin();
    };
    compiler.hooks.watchRun.tap(NAME, begin);
    compiler.hooks.invalid.tap(NAME, begin);
    compiler.hooks.done.tap(NAME, () => end());
  });
}

/**
 * Notes each request as work.
 *
 * @param first called with the first request
 */
export function noteRequests(quiet: QuietTimes, first: () => void) {
  let isFirst = true;
  return (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.once('close', quiet.begin());
    if (isFirst) first();
    isFirst = false;
    next();
  };
}
