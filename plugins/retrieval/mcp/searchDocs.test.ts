import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../serving/site-server/testing/testServer';
import { writeSearchSite } from '../search/testing/searchSite';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;

beforeAll(async () => {
  server = await startServer(
    writeSearchSite({
      'config/output.md':
        '# Output\n\nThe page.\n\n## output.path\n\nThe directory.\n\n## output.publicPath\n\nThe address.\n',
      'zh/config/output.md': '# 输出\n\n## output.path\n\n目录。\n',
      'v1/config/output.md': '# O\n',
    }),
  );
  client = new Client({ name: 'test', version: '1.0.0' });
  const address = new URL(`http://127.0.0.1:${server.port}/docs/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address));
});

afterAll(async () => {
  await client.close();
  server.terminate();
  await server.ended;
});

async function call(name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { type: string; text: string }[];
  const { isError = false, structuredContent: data } = answer;
  return { text: first?.text ?? '', isError, data };
}

test('[MD-6] a client can list the search tool and its arguments', async () => {
  expect(client.getInstructions()).toContain('First call search_docs');
  const { tools } = await client.listTools();
  const tool = tools.find(({ name }) => name === 'search_docs');
  expect(tool?.annotations?.readOnlyHint).toBe(true);
  expect(tool?.description).toContain('Searches Test docs');
  expect(tool?.inputSchema).toMatchObject({
    required: ['query'],
    properties: {
      query: { type: 'string' },
      version: { enum: ['v2', 'v1'] },
      language: { enum: ['en', 'zh'] },
      limit: { maximum: 20 },
    },
  });
});

test('[MD-6] search_docs finds sections, best first, with their path, address and snippet', async () => {
  const { text, isError, data } = await call('search_docs', { query: 'output path', limit: 1 });
  expect(isError).toBe(false);
  expect(data).toEqual({
    total: expect.any(Number),
    sections: [
      {
        title: 'Output > output.path',
        url: 'https://docs.example/docs/config/output#outputpath',
        snippet: 'The directory that bundles are written to.',
      },
    ],
  });
  const [head, best] = text.split('\n\n');
  expect(head).toMatch(/^Sections 1 to \d+ of \d+ \(version v2, language en\)/);
  expect(best?.split('\n')).toEqual([
    '1. Output > output.path',
    '   https://docs.example/docs/config/output#outputpath',
    '   The directory that bundles are written to.',
  ]);
});

test('[MD-6] read_page accepts the addresses that search_docs returns', async () => {
  const { text } = await call('search_docs', { query: 'output.path', limit: 1 });
  const page = /https:\S+/.exec(text)?.[0];
  const { text: read } = await call('read_page', { page });
  expect(read).toBe(
    'Source: https://docs.example/docs/config/output#outputpath\n\n## output.path\n\nThe directory.\n',
  );
});

test('[ANS-6] read_page returns the section of an anchor, and the whole page for an outdated hash', async () => {
  const page = '/config/output';
  const section = await call('read_page', { page, anchor: 'outputpublicpath' });
  expect(section.text).toMatch(/## output\.publicPath\n\nThe address\.\n$/);
  expect(section.text).not.toContain('The directory');
  const chinese = await call('read_page', { page, anchor: 'outputpath', language: 'zh' });
  expect(chinese.text).toContain('目录。');
  const old = await call('read_page', { page: `${page}#gone` });
  expect([old.isError, old.text]).toEqual([false, expect.stringContaining('The page.')]);
  const wrong = await call('read_page', { page, anchor: 'gone' });
  expect([wrong.isError, wrong.text]).toEqual([
    true,
    expect.stringContaining(
      'use one of these, or none for the whole page: outputpath, outputpublicpath',
    ),
  ]);
});

test('[MD-6] version, language and limit are applied', async () => {
  const zh = await call('search_docs', { query: '目录', language: 'zh', version: 'v1' });
  expect(zh.text).toContain('旧的目录。');
  expect(zh.text).not.toContain('打包后的文件');
  const one = await call('search_docs', { query: 'output', limit: 1 });
  expect(one.text).toContain('Sections 1 to 1 of');
});

test.each([
  [{ query: 'qqqqqqqq' }, 'Nothing found for "qqqqqqqq" (version v2, language en) → use fewer'],
  [{}, '"query" is missing → pass a search query'],
  [{ query: '  ' }, 'query is empty → pass'],
  [{ query: 'x'.repeat(600) }, 'longer than 512 characters → shorten it'],
  [{ query: 'a', version: 'v9' }, 'unknown version "v9"'],
  [{ query: 'a', limit: 0 }, 'limit'],
])('[MD-6] search_docs with %j explains what to do', async (args, expected) => {
  const { text, isError } = await call('search_docs', args);
  expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
});
