import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SECTIONS_FILE, TERMS_FILE } from '../../retrieval/ask-ai/server/answerFiles';
import { SETTINGS_FILE } from '../../retrieval/ask-ai/server/askFiles';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { SEARCH_MANIFEST } from '../../retrieval/search/shared/files';
import { MANIFEST_FILE } from '../server/shared/manifest';
import { TEST_SITE } from '../server/testing/testSite';
import { startServer } from './testing/testServer';

const SEARCH = '/1/indexes/*/queries';
const ASK = ['/api/chat', '/api/chat/token', '/api/chat/feedback', '/api/chat/page'];
const SEARCH_FAULT = 'The files of the search are missing or corrupted. See the log for details.';

/** Returns the path of the first English search file whose name matches. */
function indexFile(root: string, name: RegExp): string {
  const folder = path.join(root, 'static/search/v2/en');
  const found = readdirSync(folder).find((file) => name.test(file)) ?? '';
  return path.join(folder, found);
}

/** Starts a server for a site with a damaged file. */
async function serve(spoil: (root: string) => string) {
  const root = writeAskSite();
  const manifest = { ...TEST_SITE, base: '/docs/', requiredFiles: ['static/search/index.json'] };
  writeFileSync(path.join(root, MANIFEST_FILE), JSON.stringify(manifest));
  const spoiled = path.relative(root, spoil(root));
  const server = await startServer(root, { ASK_AI_DATABASE: 'off', LOG: 'off' });
  const at = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${address}`, init);
  const search = () =>
    at(`/docs${SEARCH}`, {
      method: 'POST',
      body: JSON.stringify({ requests: [{ indexName: 'docs', query: 'output' }] }),
    });
  const page = await at('/docs/');
  const readiness = (await (await at('/readyz')).json()) as { degraded: object[] };
  const searched = await search();
  const token = await at('/docs/api/chat/token', { method: 'POST' });
  const complaints = server.complaints();
  server.terminate();
  await server.ended;
  return {
    spoiled,
    complaints,
    page: page.status,
    readiness,
    search: { status: searched.status, answer: (await searched.json()) as object },
    token: token.status,
  };
}

function remove(file: string): string {
  rmSync(file);
  return file;
}

function cut(file: string): string {
  truncateSync(file, 40);
  return file;
}

test.each([
  ['missing', 'list of indexes', (root: string) => remove(path.join(root, SEARCH_MANIFEST))],
  ['broken', 'list of indexes', (root: string) => cut(path.join(root, SEARCH_MANIFEST))],
  ['missing', 'headings', (root: string) => remove(indexFile(root, /^headings/))],
  ['broken', 'prose', (root: string) => cut(indexFile(root, /^body/))],
])('[SAFE-2] pages are served while search says that %s is its %s', async (how, _, spoil) => {
  const { spoiled, complaints, ...seen } = await serve(spoil);
  expect(complaints).toContain(`[search] ${spoiled} is ${how}`);
  expect(complaints).toContain('→ run "npm run build" again');
  expect(seen.page).toBe(200);
  expect(seen.readiness).toEqual({
    status: 'degraded',
    degraded: [
      { paths: [SEARCH, '/1/indexes/*/recommendations', ...ASK, '/mcp'], problem: SEARCH_FAULT },
    ],
  });
  expect(seen.search).toEqual({ status: 503, answer: { status: 503, message: SEARCH_FAULT } });
  expect(seen.token).toBe(503);
});

test('[SAFE-2] a missing text of a page only affects its snippets, and is reported', async () => {
  const { spoiled, complaints, ...seen } = await serve((root) => remove(indexFile(root, /json$/)));
  const problem = `Some results have no snippets, because files are missing or corrupted: ${spoiled}.`;
  expect(complaints).toBe(`[search] ${problem} → run "npm run build" again\n`);
  expect(seen.readiness.degraded).toEqual([{ paths: [SEARCH], problem }]);
  expect([seen.search.status, seen.token]).toEqual([200, 200]);
});

test.each([
  ['is missing', (root: string) => remove(path.join(root, SECTIONS_FILE))],
  ['is empty or truncated', (root: string) => cut(path.join(root, SECTIONS_FILE))],
  ['is missing', (root: string) => remove(path.join(root, TERMS_FILE))],
  ['is empty or truncated', (root: string) => cut(path.join(root, TERMS_FILE))],
  ['cannot be read', (root: string) => cut(path.join(root, SETTINGS_FILE))],
])('[SAFE-2] the search works while Ask AI says that a file of it %s', async (how, spoil) => {
  const { spoiled, complaints, ...seen } = await serve(spoil);
  expect(complaints).toContain(`${spoiled} ${how}`);
  expect(seen.readiness.degraded).toEqual([
    {
      paths: ASK,
      problem: 'The files of Ask AI are missing or corrupted. See the log for details.',
    },
  ]);
  expect([seen.page, seen.search.status, seen.token]).toEqual([200, 200, 503]);
});
