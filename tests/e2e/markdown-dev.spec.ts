import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { EDITED_SITE } from '../support/sites';

const PAGES = '8';
const { port: PORT, url: HOST } = EDITED_SITE;

// One server for both tests.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;

test.beforeAll(async ({ request }) => {
  server = spawn(
    'node_modules/.bin/rspress',
    ['dev', '-c', 'tests/fixtures/corpus/rspress.config.ts', '--port', String(PORT)],
    {
      env: { ...process.env, NODE_ENV: 'development', CORPUS_PAGES: PAGES, CORPUS_TWINS: '1' },
      stdio: 'ignore',
    },
  );
  const isUp = async () => (await request.get(`${HOST}/llms.txt`).catch(() => undefined))?.status();
  await expect.poll(isUp, { timeout: 60_000 }).toBe(200);
});

test.afterAll(() => {
  server.kill();
});

test('[ROUTE-4] [MD-4] the dev server answers twins and lists, fresh after an edit', async ({
  request,
}) => {
  const list = await (await request.get(`${HOST}/llms.txt`)).text();
  const [, twin = ''] = /\((?:https:\/\/[^/]+)?(\/(?!index)\S+\.md)\)/.exec(list) ?? [];
  const answer = await request.get(`${HOST}${twin}`);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await answer.text()).toContain('\n# ');

  const file = `test-results/corpus/${PAGES}/en${twin}`;
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/^# .*$/m, '# Just saved'));
  try {
    expect(await (await request.get(`${HOST}${twin}`)).text()).toContain('\n# Just saved\n');
    expect(await (await request.get(`${HOST}/llms.txt`)).text()).toMatch(
      new RegExp(`\\[Just saved\\]\\(\\S*${twin}\\)`),
    );
    expect(await (await request.get(`${HOST}/llms-full.txt`)).text()).toContain('# Just saved');
    const asked = await request.get(`${HOST}${twin.replace(/\.md$/, '')}`, {
      headers: { accept: 'text/markdown' },
    });
    expect(await asked.text()).toContain('# Just saved');
  } finally {
    writeFileSync(file, before);
  }
});

test('[ROUTE-4] a Markdown address without a page gets no Markdown in dev', async ({ request }) => {
  const answer = await request.get(`${HOST}/nowhere.md`);
  expect(answer.headers()['content-type']).not.toContain('markdown');
});

test('[MD-6] the dev server is an MCP endpoint for the pages as they are', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${HOST}/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('read_page');
  const page = await client.callTool({
    name: 'read_page',
    arguments: { page: '/guide/group-0/page-0' },
  });
  expect(JSON.stringify(page.content)).toContain('option0');
  await client.close();
});

test('[ROUTE-1] the dev server leads to the one address of a page', async ({ request }) => {
  const answer = await request.get(`${HOST}/Guide/group-0/page-0/?a=1`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/guide/group-0/page-0?a=1']);
});
