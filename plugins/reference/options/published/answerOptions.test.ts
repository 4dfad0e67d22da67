import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { TypeDefinitions } from '../shared/typeNames';
import { answerOptions } from './answerOptions';
import type { PublishedOptions } from './shared';

const options = { mode: {} } as unknown as PublishedOptions;
const types = { Mode: {} } as unknown as TypeDefinitions;

function ask(url: string) {
  const readAll = vi.fn(() => new Map([['options/v2/en.json', options]]));
  const end = vi.fn();
  const next = vi.fn();
  const answer = answerOptions(
    readAll,
    () => new Map([['v2', types]]),
    () => '/docs/',
  );
  const response = { setHeader: () => {}, end } as unknown as ServerResponse;
  answer({ url } as IncomingMessage, response, next);
  return { body: end.mock.calls[0]?.[0], isPassedOn: next.mock.calls.length === 1, readAll };
}

test('[OPT-2] the dev server answers with the options and the named types', () => {
  expect(ask('/docs/options/v2/en.json?a').body).toBe(JSON.stringify(options));
  expect(ask('/docs/options/v2/types.json').body).toBe(JSON.stringify(types));
});

test('other requests are passed on, and read no options', () => {
  for (const url of ['/docs/guide', '/options/v2/en.json', '/docs/options/']) {
    const { isPassedOn, readAll } = ask(url);
    expect(isPassedOn).toBe(true);
    expect(readAll).not.toHaveBeenCalled();
  }
  expect(ask('/docs/options/v9/en.json').isPassedOn).toBe(true);
});
