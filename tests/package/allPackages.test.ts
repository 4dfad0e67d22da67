import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PAGES, ALL_SETTINGS, MCP_REQUEST, MODEL } from './everyFeature';
import {
  installedWithAll,
  type PackedSite,
  type Started,
  settings,
  siteBelow,
  start,
} from './installed';

const LIMIT_MS = 400_000;

let site: PackedSite;
let server: Started;
let built: string;
let checked: string;

beforeAll(async () => {
  const folder = await installedWithAll();
  site = siteBelow(folder, {
    'rspress.config.ts': settings(ALL_SETTINGS),
    'cspell.json': '{ "words": [] }\n',
    ...ALL_PAGES,
  });
  built = await site.build();
  checked = (await site.lectern(['check'])).output;
  server = await start(folder, site.folder, ['serve'], {
    PORT: '0',
    ASK_AI_DATABASE: 'asked.db',
    LIMITS_REDIS: 'redis://127.0.0.1:1',
    ...MODEL,
  });
}, LIMIT_MS);

afterAll(() => server?.stop(), LIMIT_MS);

test('[KIT-2] npm installs all optional packages beside each other, and the site builds with every feature', () => {
  expect(built).not.toMatch(/error|not installed/i);
  expect(site.read('doc_build/drawn.html')).toMatch(/<svg[\s\S]*Plank/);
  expect(site.read('doc_build/counted.html')).toContain('<math');
  expect(site.read('doc_build/news/feed.xml')).toContain('<title><![CDATA[First]]></title>');
  expect(site.read('doc_build/index.html')).toMatch(
    /property="og:image" content="https:\/\/docs\.example\/[^"]+\.png"/,
  );
});

test('[KIT-2] no check is left out', () => {
  expect(checked).not.toContain('is not checked');
  expect(checked).toMatch(/5 pages, 0 findings/);
});

test.each(['algolia', 'typesense', 'meilisearch'])(
  '[SRCH-13] a push to %s says what it would do',
  async (service) => {
    const { code, output } = await site.lectern(['search', 'push', '--to', service, '--dry-run']);
    expect([code, output]).toEqual([0, expect.stringContaining('records')]);
  },
);

test('[KIT-2] it is served with MCP, a database, a model and limits in Redis', async () => {
  const mcp = await fetch(`${server.origin}/mcp`, MCP_REQUEST);
  expect(mcp.status).toBe(200);
  expect(await mcp.text()).toContain('serverInfo');
  await server.says('Redis does not respond');
  expect(server.output()).not.toMatch(/not installed|cannot be loaded/);
});
