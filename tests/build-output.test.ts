import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TinySite } from './support/tinySite';

const BUILDS_MS = 120_000;
const site = new TinySite('output');
const work = path.join(site.root, '.out.lectern');

/** Settles when a build has begun to write. */
async function begun(): Promise<void> {
  const next = path.join(work, 'next');
  while (!existsSync(next) || readdirSync(next).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeAll(async () => {
  expect(await site.build()).toMatchObject({ code: 0 });
}, BUILDS_MS);

test(
  '[SAFE-2] a build that fails leaves the last good output as it was, and exits with 1',
  async () => {
    const good = site.output();
    site.write('docs/broken.mdx', '# Broken\n\n[Nowhere](/nowhere)\n');
    const { code, text } = await site.build();
    expect(code).toBe(1);
    expect(text).toContain('/nowhere');
    expect(text).toContain('[output] the build failed; test-results/tiny/output/out is unchanged');
    expect(site.output()).toEqual(good);
    expect(existsSync(work)).toBe(false);
    site.remove('docs/broken.mdx');
  },
  BUILDS_MS,
);

test(
  '[SAFE-2] a build that is killed leaves the last good output; meanwhile a second build is refused, and the next works',
  async () => {
    const good = site.output();
    site.write('docs/guide.mdx', '# Guide\n\n## Changed\n');
    const { child, ended } = site.start();
    await begun();
    child.kill('SIGSTOP');
    const second = await site.build();
    expect(second.code).toBe(1);
    expect(second.text).toContain('another build of this site has been running since');
    expect(second.text).toContain(`process ${child.pid} `);
    child.kill('SIGKILL');
    await ended;
    expect(site.output()).toEqual(good);

    expect(await site.build()).toMatchObject({ code: 0 });
    expect(site.read('guide.html')).toContain('Changed');
    expect(existsSync(work)).toBe(false);
    const kept = Object.keys(good).filter((file) => file.startsWith('static/js/'));
    expect(Object.keys(site.output())).toEqual(expect.arrayContaining(kept));
  },
  BUILDS_MS,
);
