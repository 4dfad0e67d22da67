import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFolder } from './support/buildFolder';

const FIXTURE = 'tests/fixtures/parts';
const BUILD_MS = 180_000;

/** As deep in the repository as the fixture, for its imports. */
const folder = 'test-results/elsewhere/parts';

const read = (page: string) => readFileSync(path.join(folder, 'doc_build', page), 'utf8');

function readFiles(folder: string, ending: '.js' | '.css'): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

describe('a site with a theme folder of its own', () => {
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(FIXTURE, folder, { recursive: true });
    await buildFolder(folder);
  }, BUILD_MS);

  test.each([
    ['Layout', 'guide/start.html', 'our footer', 'lt-site-footer'],
    ['Nav', 'guide/start.html', 'our name', 'lt-brand'],
    ['DocLayout', 'guide/start.html', 'our outline', 'lt-outline'],
    ['DocLayout', 'guide/start.html', 'our end of the page', 'lt-doc-footer'],
    ['HomeLayout', 'index.html', 'our picture', 'lt-packing'],
  ])('[EXT-2] replaces a part of %s on %s: %s', (_, page, ours, original) => {
    expect(read(page)).toContain(ours);
    expect(read(page)).not.toContain(`class="${original}`);
  });

  test.each([
    ['Layout', 'guide/start.html', /our slot/, /class="lt-doc /],
    ['DocLayout', 'guide/start.html', /aria-label="our sidebar"/, /class="lt-sidebar/],
    ['HomeLayout', 'index.html', /aria-label="our features"/, /class="lt-features/],
    ['NotFoundLayout', '404.html', /aria-label="our missing page"/, /lt-not-found/],
  ])('[EXT-2] wraps a part of %s', (_, page, ours, original) => {
    expect(read(page)).toMatch(ours);
    expect(read(page)).toMatch(original);
  });

  test('has the styles of Lectern, its own behind them', () => {
    const [styles = ''] = readFiles(path.join(folder, 'doc_build'), '.css').filter((text) =>
      text.includes('parts-of-the-site'),
    );
    expect(styles).toMatch(/:root[^{]*\{[^}]*--lt-accent:/);
    expect(styles.indexOf('parts-of-the-site')).toBeGreaterThan(styles.indexOf('--lt-accent:'));
  });

  test('[EXT-2] what is loaded on intent has the parts of the site too', () => {
    const scripts = readFiles(path.join(folder, 'doc_build'), '.js');
    const menu = scripts.filter((code) => code.includes('lt-menubar__outline'));
    expect(menu).toHaveLength(1);
    expect(menu[0]).not.toContain('lt-outline__link');
    expect(scripts.join('')).not.toContain('lt-outline__link');
  });

  test('[EXT-2] nothing of the view of slots is built', () => {
    const built = [...readFiles(path.join(folder, 'doc_build'), '.js'), read('guide/start.html')];
    const styles = readFiles(path.join(folder, 'doc_build'), '.css');
    expect([...built, ...styles].filter((text) => /lt-slot|__lectern/.test(text))).toEqual([]);
  });
});
