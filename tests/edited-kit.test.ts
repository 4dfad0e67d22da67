import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TinySite } from './support/tinySite';

const BUILDS_MS = 600_000;
const KIT = 'tests/fixtures/kit';
const EDITED = 'docs/en/elements/code.mdx';
const site = new TinySite('kit');

/** The output of a build that must succeed. */
async function built(env?: Record<string, string>): Promise<Record<string, string>> {
  const { code, text } = await site.build(env);
  expect(code, text).toBe(0);
  return site.output();
}

beforeAll(() => {
  site.remove('docs');
  cpSync(KIT, site.root, { recursive: true });
  const config = readFileSync(path.join(KIT, 'rspress.config.ts'), 'utf8')
    .replaceAll(`${KIT}/docs`, `${site.root}/docs`)
    .replace('test-results/sites/kit', site.out)
    .replace(
      'server: false,',
      `server: false,
  keepOldFiles: { days: 0 },
  builderConfig: { performance: { buildCache: { cacheDirectory: '${site.root}/cache' } } },`,
    );
  site.write('rspress.config.ts', config);
});

test(
  '[MODEL-1] when one page of the kit is edited, a warm build is byte for byte a cold one, and renders that page only',
  async () => {
    await built();
    const kept = site.keptPages();
    const text = readFileSync(path.join(site.root, EDITED), 'utf8');
    site.write(EDITED, `${text}\n## One more heading\n\nOne more sentence.\n`);
    const warm = await built();
    const isNew = site.keptPages().filter((page) => !kept.includes(page));
    expect(kept.length).toBeGreaterThan(40);
    // It is the page, and those that list headings of all pages.
    expect(isNew.length).toBeLessThanOrEqual(4);
    expect(await built({ RSPRESS_PERSISTENT_CACHE: 'false' })).toEqual(warm);
  },
  BUILDS_MS,
);
