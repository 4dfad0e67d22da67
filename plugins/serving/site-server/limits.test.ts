import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { startServer } from './testing/testServer';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer(writeAskSite(), {
    LOG: 'off',
    ASK_AI_DATABASE: 'off',
    TRUSTED_PROXIES: '1',
    LIMIT_SEARCHES_PER_MINUTE: '12',
    LIMIT_MCP_CALLS_PER_MINUTE: '2',
  });
});

afterAll(async () => {
  server.terminate();
  await server.ended;
});

function post(path: string, client: string, body: unknown) {
  return fetch(`http://127.0.0.1:${server.port}/docs${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': client,
    },
    body: JSON.stringify(body),
  });
}

test('[SAFE-2] [SRCH-12] searches have a budget for each client, in which each question counts', async () => {
  const requests = Array.from({ length: 10 }, () => ({ indexName: 'docs', query: 'output' }));
  const search = (client: string) => post('/1/indexes/*/queries', client, { requests });
  expect((await search('1.1.1.1')).status).toBe(200);
  expect((await search('1.1.1.1')).status).toBe(200);
  const refused = await search('1.1.1.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(await refused.json()).toEqual({
    status: 429,
    message: expect.stringMatching(/^Too many requests. Please try again in \d+ s.$/),
  });
  expect((await search('2.2.2.2')).status).toBe(200);
});

test('[SAFE-2] [MD-6] each message of a request to MCP counts, and there are not many', async () => {
  const call = (client: string, messages: number) => {
    const ping = (_: unknown, id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
    return post('/mcp', client, Array.from({ length: messages }, ping));
  };
  expect((await call('3.3.3.3', 2)).status).toBe(200);
  expect((await call('3.3.3.3', 1)).status).toBe(429);
  const refused = await call('4.4.4.4', 11);
  expect([refused.status, await refused.text()]).toEqual([
    413,
    'The request has more than 10 messages.\n',
  ]);
  expect((await call('4.4.4.4', 1)).status).toBe(200);
});

test('[SAFE-2] [MD-6] the MCP endpoint has a budget for each client', async () => {
  const params = { name: 'search_docs', arguments: { query: 'output' } };
  const call = (client: string) =>
    post('/mcp', client, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const answer = await call('1.1.1.1');
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('/docs/config/output#outputpath'),
  ]);
  await call('1.1.1.1');
  const refused = await call('1.1.1.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.text()).toMatch(/^Too many requests/);
  expect((await call('2.2.2.2')).status).toBe(200);
});
