import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../serving/site-server/testing/testServer';
import { writeDocsSite } from './testing/docsSite';

const MANY = Object.fromEntries(
  Array.from({ length: 130 }, (_, at) => [`many/page-${at}.md`, `# Page ${at}\n`]),
);
const GUIDE = '# Guide\n\n## Install\n\nRun it.\n\n### With npm\n\nOr so.\n\n## Use\n\nGo.\n';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;

beforeAll(async () => {
  server = await startServer(
    writeDocsSite({
      ...MANY,
      'llms.txt': '# All in English\n',
      'v1/zh/llms.txt': '# 全部\n',
      'llms-full.txt': 'everything',
      'guide/install.md': GUIDE,
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

async function read(uri: string) {
  const { contents } = await client.readResource({ uri });
  const [first] = contents as { text: string; mimeType: string; uri: string }[];
  return first;
}

test('[ANS-6] pages and their lists are resources, in parts that form the whole, newest version first', async () => {
  expect(client.getServerCapabilities()).toMatchObject({ resources: {}, completions: {} });
  const raw = (cursor?: string) => client.request({ method: 'resources/list', params: { cursor } });
  const first = await raw();
  expect(first.resources).toHaveLength(100);
  expect(first.nextCursor).toBe('100');
  const second = await raw(first.nextCursor);
  expect(second.nextCursor).toBeUndefined();
  const all = [...first.resources, ...second.resources];
  expect(all.slice(0, 4)).toEqual([
    {
      uri: 'docs:///llms.txt',
      name: '/llms.txt',
      title: 'All pages (v2, en)',
      mimeType: 'text/markdown',
    },
    expect.objectContaining({ uri: 'docs:///v1/zh/llms.txt', title: 'All pages (v1, zh)' }),
    { uri: 'docs:///', name: '/', title: 'Home', mimeType: 'text/markdown' },
    expect.objectContaining({ uri: 'docs:///config/', title: 'Configuration' }),
  ]);
  expect(all.at(-1)).toMatchObject({ uri: 'docs:///v1/zh/config/entry' });
  expect(new Set(all.map(({ uri }) => uri)).size).toBe(all.length);
  expect(all.some(({ uri }) => uri.includes('llms-full'))).toBe(false);
  await expect(raw('next')).rejects.toThrow('use the one from the previous result');
});

test('[ANS-6] every listed resource can be read', async () => {
  const { resources } = await client.listResources();
  for (const { uri } of resources.filter((each) => !each.uri.includes('/many/'))) {
    expect((await read(uri))?.mimeType, uri).toBe('text/markdown');
  }
});

test.each([
  ['docs:///llms.txt', '# All in English\n'],
  ['docs:///v1/zh/llms.txt', '# 全部\n'],
  ['docs:///', '# Home\n'],
  ['docs:///guide/install', GUIDE],
  ['docs:///guide/install.md', GUIDE],
  ['docs:///guide/install#install', '## Install\n\nRun it.\n\n### With npm\n\nOr so.\n'],
  ['docs:///%E6%8C%87%E5%8D%97', '# 指南\n'],
  ['docs:///指南', '# 指南\n'],
])('[ANS-6] %s can be read', async (uri, text) => {
  expect((await read(uri))?.text).toBe(text);
});

test('[ANS-6] the error for a missing resource contains similar ones', async () => {
  await expect(read('docs:///guide/instal')).rejects.toThrow('/guide/install - Guide');
  await expect(read('docs:///../../etc/passwd')).rejects.toThrow('There is no page');
  await expect(read('docs:///%E4%ZZ')).rejects.toThrow('There is no page');
  await expect(read('https://evil.example/')).rejects.toThrow();
});

test('[ANS-6] templates complete routes and headings', async () => {
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'docs://{+route}#{heading}',
    'docs://{+route}',
  ]);
  const complete = async (uri: string, name: string, value: string, args = {}) => {
    const ref = { type: 'ref/resource', uri } as const;
    const context = { arguments: args };
    return (await client.complete({ ref, argument: { name, value }, context })).completion.values;
  };
  const page = 'docs://{+route}';
  expect(await complete(page, 'route', '/guide/i')).toEqual(['/guide/install']);
  expect(await complete(page, 'route', 'entry')).toEqual([
    '/config/entry',
    '/v1/config/entry',
    '/v1/zh/config/entry',
    '/zh/config/entry',
  ]);
  expect(await complete(page, 'route', '/many/')).toHaveLength(100);
  const section = 'docs://{+route}#{heading}';
  expect(await complete(section, 'heading', '', { route: '/guide/install' })).toEqual([
    'install',
    'with-npm',
    'use',
  ]);
  expect(await complete(section, 'heading', 'u', { route: '/guide/install' })).toEqual(['use']);
  expect(await complete(section, 'heading', '', { route: '/nope' })).toEqual([]);
});
