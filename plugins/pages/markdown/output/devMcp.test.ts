import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DevSearch } from '../../../retrieval/search/dev/devSearch';
import { openBuiltSearch, readBuiltSearch } from '../../../retrieval/search/server/builtEngine';
import { writeSearchSite } from '../../../retrieval/search/testing/searchSite';
import { readSite } from '../../../serving/server/server/siteIndex';
import { readManifest } from '../../../serving/server/shared/manifest';
import { devMcp, devPages } from './devMcp';

const root = writeSearchSite();
const site = readManifest(root);
const pages = [{ route: '/config/output.md', make: () => '# Output\n\nThe page.\n' }];

/** A dev server whose search is set up after the endpoint. */
let found: DevSearch | undefined;
const middleware = devMcp(
  devPages(
    () => pages,
    () => site,
  ),
  () => site,
  () => found,
);
const server = createServer((request, response) =>
  middleware(request, response, () => response.writeHead(404).end()),
);
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const search = readBuiltSearch(readSite(root, site));
  const engine = search && openBuiltSearch(search);
  found = { engine: async () => engine, lastEngine: () => engine } as DevSearch;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}/docs/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address));
});
afterAll(async () => {
  await client.close();
  server.close();
});

test('[MD-6] the dev server has the tools of the built one, search_docs among them', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'list_pages', 'read_page']);
  const { content } = await client.callTool({
    name: 'search_docs',
    arguments: { query: 'output.path' },
  });
  expect(JSON.stringify(content)).toContain('/docs/config/output#outputpath');
});
