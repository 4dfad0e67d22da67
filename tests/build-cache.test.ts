import { beforeAll, expect, test } from 'vitest';
import { TinySite } from './support/tinySite';

const BUILDS_MS = 180_000;
const site = new TinySite('cache', 'keepOldFiles: { days: 0 }, keepRendered: true,');
const ORIGIN = 'https://other.example';

/** The output of a build that must succeed. */
async function built(env?: Record<string, string>): Promise<Record<string, string>> {
  const { code, text } = await site.build(env);
  expect(code, text).toBe(0);
  return site.output();
}

let cold: Record<string, string>;

/** A file of which a page shows a region. */
const startCode = (name: string) =>
  `import {} from 'kit';\n\n// #region start\n${name}();\n// #endregion start\n`;

beforeAll(async () => {
  site.write('docs/_start.js', startCode('before'));
  site.write('docs/guide.mdx', '# Guide\n\n```js file=./_start.js#start\n```\n');
  cold = await built();
}, BUILDS_MS);

test(
  '[MODEL-1] a build with other variables gets nothing from the cache of the one before, and the next gets nothing from it',
  async () => {
    await built({ SITE_ORIGIN: ORIGIN, ASK_AI_ENDPOINT: 'off' });
    expect(site.read('guide.html')).toContain(`<link rel="canonical" href="${ORIGIN}/guide"`);
    expect(site.read('.lectern.json')).toContain(ORIGIN);
    expect(Object.keys(site.output())).not.toContain('.lectern-ask.json');

    expect(await built()).toEqual(cold);
  },
  BUILDS_MS,
);

test(
  '[MODEL-1] after a change of what a plugin says of pages, of a page, and then of a file that another shows, a warm build is byte for byte a cold one',
  async () => {
    site.write('date', '2026-02-02T00:00:00Z');
    site.write('titles.json', JSON.stringify({ [`${site.root}/docs/guide.mdx`]: 'Handbook' }));
    site.write('docs/index.mdx', '# Start\n\nRead the [guide](/guide).\n');
    await built();
    expect(site.read('guide.html')).toContain('>2026-02-02</time>');
    expect(site.read('guide.html')).toContain('<title>Handbook - Tiny</title>');
    expect(site.read('guide.html')).toContain('Start</span>');
    expect(site.read('index.html')).toMatch(/lt-sidebar__link[\s\S]*?Handbook/);
    expect(site.read('llms.txt')).toContain('[Handbook](/guide.md)');

    site.write('docs/_start.js', startCode('after'));
    const warm = await built();
    for (const page of ['guide.html', 'guide.md']) {
      expect(site.read(page)).toContain('after');
      expect(site.read(page)).not.toMatch(/before|region/);
    }
    expect(await built({ RSPRESS_PERSISTENT_CACHE: 'false' })).toEqual(warm);
  },
  BUILDS_MS,
);
