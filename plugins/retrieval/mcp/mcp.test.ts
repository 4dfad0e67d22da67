import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../serving/site-server/api';
import { startServer } from '../../serving/site-server/testing/testServer';
import { MAX_CHARACTERS } from '../docs-tools/tools/tool';
import { LONG_PAGE, writeDocsSite } from './testing/docsSite';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;
const address = () => new URL(`http://127.0.0.1:${server.port}/docs/mcp`);

beforeAll(async () => {
  server = await startServer(writeDocsSite());
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(address()));
});

afterAll(async () => {
  await client.close();
  server.terminate();
  await server.ended;
});

async function call(name: string, args: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { type: string; text: string }[];
  const { isError = false, structuredContent: data } = answer;
  return { text: first?.text ?? '', isError, data };
}

test('[MD-6] a client can list the tools, which are read-only, with the versions and languages', async () => {
  expect(client.getInstructions()).toContain('Versions: v2, v1; the current one is v2.');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list_pages', 'read_page']);
  for (const { annotations, description, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(description).toContain('Test docs');
    expect(inputSchema.properties).toMatchObject({
      version: { enum: ['v2', 'v1'] },
      language: { enum: ['en', 'zh'] },
    });
    const properties = Object.values(inputSchema.properties ?? {}) as { description?: string }[];
    expect(properties.filter((property) => !property.description)).toEqual([]);
  }
});

test.each(['legacy', 'auto'] as const)(
  '[MD-6] a client of the %s protocol is served',
  async (mode) => {
    const other = new Client({ name: 'other', version: '1.0.0' }, { versionNegotiation: { mode } });
    await other.connect(new StreamableHTTPClientTransport(address()));
    const { content } = await other.callTool({ name: 'read_page', arguments: { page: '/' } });
    expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('# Home') }]);
    await other.close();
  },
);

test('[MD-6] list_pages lists a version and language with titles, and a section of it', async () => {
  const { text } = await call('list_pages');
  expect(text).toContain('Pages 1 to 7 of 7 (version v2, language en)');
  expect(text).toContain('https://docs.example/docs/');
  expect(text.split('\n').slice(2)).toEqual([
    '/ - Home',
    '/config/ - Configuration',
    '/config/entry - entry <Name>',
    '/config/output - Output',
    '/guide/long - Long',
    '/guide/start - /guide/start',
    '/指南 - 指南',
  ]);
  expect((await call('list_pages', { language: 'zh' })).text).toContain('/zh/ - 首页');
  const old = await call('list_pages', { version: 'v1', language: 'zh', section: '/config/' });
  expect(old.text.split('\n').slice(2)).toEqual(['/v1/zh/config/entry - entry']);
  const route = await call('list_pages', { section: '/docs/v1/zh/config' });
  expect(route.text).toBe(old.text);
});

test('[MD-6] a long list is returned in parts', async () => {
  const first = await call('list_pages', { limit: 3 });
  expect(first.text).toContain('Pages 1 to 3 of 7');
  expect(first.text).toContain('More: call list_pages with offset 3.');
  const last = await call('list_pages', { limit: 4, offset: 3 });
  expect(last.text).toContain('Pages 4 to 7 of 7');
  expect(last.text).not.toContain('More:');
});

test('[MD-6] list_pages also returns the list as data', async () => {
  const first = await call('list_pages', { limit: 2 });
  expect(first.data).toEqual({
    total: 7,
    pages: [
      { route: '/', title: 'Home' },
      { route: '/config/', title: 'Configuration' },
    ],
    next: 2,
  });
  const last = await call('list_pages', { offset: 6 });
  expect(last.data).toEqual({ total: 7, pages: [{ route: '/指南', title: '指南' }] });
});

test.each([
  [{ page: '/config/entry' }, 'English.'],
  [{ page: 'config/entry' }, 'English.'],
  [{ page: '/Config/Entry.md?a#b' }, 'English.'],
  [{ page: 'https://docs.example/docs/config/entry.html' }, 'English.'],
  [{ page: '/docs/v2/en/config/entry/' }, 'English.'],
  [{ page: '/config/entry', language: 'zh' }, '中文。'],
  [{ page: '/zh/config/entry', version: 'v1' }, '旧版。'],
  [{ page: '/v1/zh/config/entry', version: 'v2', language: 'en' }, 'English.'],
  [{ page: '/config' }, '# Configuration'],
  [{ page: '/%E6%8C%87%E5%8D%97' }, '# 指南'],
  [{ page: '/' }, '# Home'],
])('[MD-6] read_page with %j reads the page', async (args, expected) => {
  const { text, isError } = await call('read_page', args);
  expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
  expect(text).toMatch(/^Source: https:\/\/docs\.example\/docs\//);
});

test('[MD-6] a long page is returned in parts that form the whole', async () => {
  let whole = '';
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const { text } = await call('read_page', { page: '/guide/long', offset });
    const part = text.replace(/^Source: .*\n\n/, '').replace(/\n\n\[Characters [^\]]*\]$/, '');
    expect(part.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    whole += part;
    const next: string | undefined = text.match(/call read_page with offset (\d+)\.\]$/)?.[1];
    offset = next === undefined ? undefined : Number(next);
  }
  expect(whole).toBe(LONG_PAGE);
});

test.each([50, 200, 2000])('[ANS-6] read_page keeps to %i tokens', async (tokens) => {
  const { text } = await call('read_page', { page: '/guide/long', max_tokens: tokens });
  const part = text.replace(/^Source: .*\n\n/, '').replace(/\n\n\[Characters [^\]]*\]$/, '');
  expect(part.length).toBeLessThanOrEqual(tokens * 4);
  expect(part.length).toBeGreaterThan(tokens * 2);
  const next = Number(text.match(/with offset (\d+)\.\]$/)?.[1]);
  expect(LONG_PAGE.slice(0, next)).toBe(part);
});

test.each([
  ['read_page', { page: '/config/entrys' }, '/config/entry - entry <Name>'],
  ['read_page', { page: '/config/output', language: 'zh' }, '/config/output - Output'],
  ['read_page', { page: '/zzzzqq' }, 'call list_pages'],
  ['read_page', { page: 'https://evil.example/config/entry' }, 'is not an address of this site'],
  ['read_page', { page: '/../../etc/passwd' }, 'There is no page'],
  ['read_page', { page: '/.lectern.json' }, 'There is no page'],
  ['read_page', { page: '/%00%zz' }, 'There is no page'],
  ['read_page', { page: '/', max_tokens: 3 }, 'max_tokens is below 50 → raise it'],
  ['read_page', {}, '"page" is missing → pass a route'],
  ['read_page', { page: '/', offset: 99 }, 'the page has 7 characters → omit it'],
  ['read_page', { page: '/', version: 'v9' }, 'unknown version "v9" → choose one of v2, v1'],
  ['list_pages', { language: 'fr' }, 'unknown language "fr" → choose one of en, zh'],
  ['list_pages', { section: '/nowhere' }, 'omit "section"'],
  ['list_pages', { offset: 99 }, 'there are 7 pages → omit it'],
  ['list_pages', { limit: 1000 }, 'limit'],
  ['list_pages', { sections: 'x' }, 'sections'],
])('[MD-6] %s with %j explains what to do', async (name, args, expected) => {
  const { text, isError } = await call(name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
});

const ASK = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('[MD-6] %s is answered with 405', async (method) => {
  const answer = await fetch(address(), { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

test('[MD-6] requests of other origins are rejected, those of the site and this machine are not', async () => {
  const status = async (origin: string, host?: string) => {
    const headers = { ...HEADERS, origin, ...(host ? { host } : {}) };
    return (await fetch(address(), { method: 'POST', headers, body: ASK })).status;
  };
  expect(await status('https://evil.example')).toBe(403);
  expect(await status('http://evil.example', 'evil.example')).toBe(403);
  expect(await status('null')).toBe(403);
  expect(await status('https://docs.example')).toBe(200);
  expect(await status('http://localhost:3000')).toBe(200);
});

test('[MD-6] a body that is too large is rejected', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(100_000) });
  const answer = await fetch(address(), { method: 'POST', headers: HEADERS, body });
  expect(answer.status).toBe(413);
});

test('[MD-6] the endpoint is stateless and sends the headers of the site', async () => {
  const answer = await fetch(address(), { method: 'POST', headers: HEADERS, body: ASK });
  expect(answer.headers.get('mcp-session-id')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('list_pages');
});

test('[MD-6] without the base there is no endpoint', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/mcp`, { method: 'POST', body: ASK });
  expect(answer.status).toBe(404);
});

test('[MD-6] a site whose settings do not turn it on has no endpoint', async () => {
  const without = serveSite({ root: writeDocsSite({}, { reserved: [] }) });
  const request = new Request('http://docs.example/docs/mcp', {
    method: 'POST',
    headers: HEADERS,
    body: ASK,
  });
  expect((await without.fetch(request)).status).toBe(404);
  await without.close();
});
