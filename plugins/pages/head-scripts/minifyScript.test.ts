import { expect, test, vi } from 'vitest';
import { appearanceScript } from './appearanceScript';
import { earlyClicksScript } from './earlyClicksScript';
import { hiddenPartsScript } from './hiddenPartsScript';
import { minifyScript } from './minifyScript';
import { staticTextScript } from './staticTextScript';
import { runInTestBrowser } from './testBrowser';

const scripts = [
  staticTextScript(),
  appearanceScript(),
  hiddenPartsScript(),
  earlyClicksScript(),
].join('');

test('[FAST-3] the scripts of the head are minified in builds, and not on the dev server', () => {
  expect(minifyScript(scripts)).toBe(scripts);
  vi.stubEnv('NODE_ENV', 'production');
  const minified = minifyScript(scripts);
  expect(minified.length).toBeLessThan(scripts.length * 0.85);
  expect(minified).not.toContain('</');
  vi.unstubAllEnvs();
});

test('[THEME-5] a minified script does the same', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const minified = minifyScript(appearanceScript());
  vi.unstubAllEnvs();
  for (const isSystemDark of [true, false]) {
    const browser = { url: 'https://docs.example/', isSystemDark };
    expect(runInTestBrowser(minified, browser)).toEqual(
      runInTestBrowser(appearanceScript(), browser),
    );
  }
});
