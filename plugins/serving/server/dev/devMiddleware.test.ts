import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { UNKNOWN_SITE } from '../shared/manifest';
import { devMiddleware } from './devMiddleware';

test('[AUTH-6] the files of an edit are passed on without reading the settings of the site', () => {
  let reads = 0;
  const answer = devMiddleware(
    () => ['/'],
    () => {
      reads += 1;
      return UNKNOWN_SITE;
    },
  );
  const ask = (url: string) => {
    let isPassedOn = false;
    const request = { method: 'GET', url, headers: {} } as IncomingMessage;
    answer(request, {} as ServerResponse, () => {
      isPassedOn = true;
    });
    return isPassedOn;
  };
  expect(ask('/static/wds/index.0a1b.hot-update.json')).toBe(true);
  expect(ask('/page.0a1b.hot-update.js')).toBe(true);
  expect(reads).toBe(0);
  expect(ask('/static/js/index.js')).toBe(true);
  expect(reads).toBe(1);
});
