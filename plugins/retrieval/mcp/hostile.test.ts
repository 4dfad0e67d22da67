import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../serving/site-server/testing/testServer';
import { writeDocsSite } from './testing/docsSite';

const SEED = 20_260_101;
const RUNS = 1000;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  // Without this, the rate limit would reject requests before they reach the endpoint.
  server = await startServer(writeDocsSite(), { LIMIT_MCP_CALLS_PER_MINUTE: '100000' });
});

afterAll(async () => {
  server.terminate();
  await server.ended;
});

const method = fc.oneof(
  fc.constantFrom(
    'initialize',
    'tools/list',
    'tools/call',
    'ping',
    'resources/read',
    'server/discover',
    'subscriptions/listen',
    'notifications/initialized',
    'notifications/cancelled',
  ),
  fc.string(),
);

const toolCall = fc.record({
  name: fc.oneof(fc.constantFrom('list_pages', 'read_page', '__proto__'), fc.string()),
  arguments: fc.oneof(
    fc.record(
      {
        page: fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.json()),
        section: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        version: fc.oneof(fc.constantFrom('v1', 'v2'), fc.jsonValue()),
        language: fc.oneof(fc.constantFrom('en', 'zh'), fc.jsonValue()),
        offset: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        limit: fc.oneof(fc.integer(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  ),
});

const message = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method,
    params: fc.oneof(toolCall, fc.jsonValue()),
    result: fc.jsonValue(),
  },
  { requiredKeys: ['jsonrpc', 'method'] },
);

const body = fc.oneof(
  message.map((value) => JSON.stringify(value)),
  fc
    .record({ jsonrpc: fc.constant('2.0'), id: fc.integer(), params: toolCall })
    .map((call) => JSON.stringify({ ...call, method: 'tools/call' })),
  fc.array(message, { maxLength: 5 }).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  message.map((value) => JSON.stringify(value).slice(0, -1)),
);

const GOOD = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const oddHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=x',
    ),
    accept: fc.constantFrom('application/json, text/event-stream', '*/*', 'text/html'),
    'mcp-protocol-version': fc.constantFrom('2025-06-18', '2026-07-28', '0', 'x'),
    'mcp-method': fc.constantFrom('tools/call', 'tools/list', 'x'),
    'mcp-session-id': fc.constantFrom('a', '../..'),
    'last-event-id': fc.constantFrom('1', 'x'),
  },
  { requiredKeys: ['content-type', 'accept'] },
);

test('[MD-6] [SAFE-2] no request causes an unexpected error', { timeout: 120_000 }, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(body, fc.oneof(fc.constant(GOOD), oddHeaders), async (text, named) => {
      const address = `http://127.0.0.1:${server.port}/docs/mcp`;
      const answer = await fetch(address, { method: 'POST', headers: named, body: text });
      const read = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, read).toBeLessThan(500);
      expect(read).not.toContain('"code":-32603');
      expect(read.length).toBeLessThan(100_000);
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(statuses.get(200)).toBeGreaterThan(20);
  expect(statuses.get(400)).toBeGreaterThan(20);
  expect(server.complaints()).toBe('');
});
