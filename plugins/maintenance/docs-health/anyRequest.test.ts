import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCHES_PATH } from './shared';
import { type HealthSite, healthSite, TOKEN } from './testing/healthSite';

const RUNS = { numRuns: 200 };
let site: HealthSite;

beforeEach(() => {
  site = healthSite({ token: TOKEN });
});

afterEach(() => site.close());

const search = fc.record(
  {
    query: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    kind: fc.oneof(fc.constantFrom('no-hit', 'no-click', 'missing'), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const reports = fc.record(
  {
    searches: fc.oneof(fc.array(search, { maxLength: 3 }), fc.jsonValue()),
    lang: fc.constantFrom('en', 'zh', '__proto__', ''),
    version: fc.constantFrom('v2', 'v1', 'v9'),
  },
  { requiredKeys: [] },
);
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '%',
    '%E4',
    '%2f',
    '..',
    '?',
    '#',
    'guide',
    'zh',
    'v1',
    'gone',
    '.html',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
);
const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);
const referer = fc.oneof(
  fc.constantFrom('https://docs.example/docs/guide/start', 'x:', '%', 'null', 'about:blank'),
  fc.webUrl(),
  address.map((path) => `https://docs.example/docs${path}`),
);

test('[SAFE-2] [LOOP-2] any request is counted under names of the site, or rejected', async () => {
  const body = fc.oneof(
    reports.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(body, address, referer, async (text, path, from) => {
      const answer = await site.post(SEARCHES_PATH, text);
      expect([204, 400, 413, 429]).toContain(answer.status);
      if (!URL.canParse(`http://docs.example/docs${path}`)) return;
      expect((await site.visit(path, { referer: from })).status).toBeLessThan(500);
    }),
    RUNS,
  );
  for (const row of await site.stored()) {
    expect(['en', 'zh']).toContain(row.lang);
    expect(['v1', 'v2']).toContain(row.version);
    expect(['', '/', '/guide/start']).toContain(row.from_page);
  }
  expect(site.lines).toEqual([]);
});

test('[SAFE-1] [LOOP-2] with any query, only a token shows the page', async () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.integer().map(String));
  await fc.assert(
    fc.asyncProperty(value, value, fc.ipV4(), async (lang, days, client) => {
      const query = new URLSearchParams({ lang, days });
      expect((await site.get(`/docs-health?${query}`)).status).toBe(401);
      const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': client };
      expect((await site.get(`/docs-health?${query}`, headers)).status).toBe(200);
    }),
    { numRuns: 50 },
  );
});
