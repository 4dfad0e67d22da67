import { expect, test } from 'vitest';
import type { SearchEngine } from '../../../plugins/retrieval/search/shared/types';
import { type DialogClient, framedSearch } from './dialogClient';

/** Returns the response to the dialog's client if the engine throws an error. */
async function answerAfter(error: Error) {
  const requester = {
    send: async (_: { data: string }) => ({ status: 500, isTimedOut: false, content: '' }),
  };
  const client = { transporter: { requester }, clearCache: async () => {} };
  const engine: SearchEngine = { search: () => Promise.reject(error) };
  const frame = { place: { lang: 'en', version: 'v2' }, isNarrow: false };
  framedSearch(client as unknown as DialogClient, () => frame, engine);
  const data = JSON.stringify({ requests: [{ indexName: 'docs', query: 'css' }] });
  return requester.send({ data });
}

test('a superseded search returns no results, because the client would repeat a failed one', async () => {
  const { status, content } = await answerAfter(new DOMException('A newer one', 'AbortError'));
  expect(status).toBe(200);
  expect(JSON.parse(content).results).toMatchObject([{ query: 'css', hits: [], nbHits: 0 }]);
});

test('[SRCH-5] files that cannot be fetched are reported as an unreachable host', async () => {
  const unreachable = Object.assign(new Error('no network'), { name: 'RetryError' });
  expect(await answerAfter(unreachable)).toMatchObject({ status: 0, isTimedOut: false });
});
