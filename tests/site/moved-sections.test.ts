import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runInTestBrowser } from '../../plugins/pages/head-scripts/testBrowser';
import {
  optionsFile,
  type PublishedOptions,
} from '../../plugins/reference/options/published/shared';
import { SITES } from '../support/sites';

const { folder } = SITES.docs;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Pages that were divided, with the least number of their options that are on other pages now. */
const DIVIDED = { output: 50, module: 70, optimization: 25, 'dev-server': 25 };

/** Returns the inline scripts of a page that redirect readers with an old anchor. */
function movedScripts(page: string): string[] {
  const [, ...parts] = read(`${page.slice(1)}.html`).split('<script>');
  return parts
    .map((part) => part.slice(0, part.indexOf('</script>')))
    .filter((text) => text.includes('location.hash.slice(1)'));
}

for (const [version, prefix] of [
  ['v2', ''],
  ['v1', '/v1'],
] as const) {
  for (const lang of ['en', 'zh']) {
    const root = `${prefix}${lang === 'en' ? '' : `/${lang}`}/config`;
    test(`[ROUTE-5] the old anchor of every moved option leads to it: ${root}`, () => {
      const { options } = JSON.parse(read(optionsFile(version, lang))) as PublishedOptions;
      const pages = [...new Set(Object.values(options).map((option) => option.page ?? ''))];
      for (const [name, least] of Object.entries(DIVIDED)) {
        const old = `${root}/${name}`;
        const moved = pages.filter((page) => page.startsWith(`${old}-`));
        expect(moved.length, old).toBeGreaterThan(least);
        const script = movedScripts(old).join();
        for (const page of moved) {
          const hash = page.slice(page.indexOf('#'));
          const { redirect } = runInTestBrowser(script, { url: `https://a.example${old}${hash}` });
          expect(redirect, `${old}${hash}`).toBe(page);
        }
        const kept = pages.filter((page) => page.startsWith(`${old}#`));
        expect(kept.length, old).toBeGreaterThan(0);
        for (const page of kept) {
          const { redirect } = runInTestBrowser(script, { url: `https://a.example${page}` });
          expect(redirect, page).toBeUndefined();
        }
      }
    });
  }
}

test('[ROUTE-5] only pages from which sections were moved contain the script', () => {
  expect(movedScripts('/config/output')).toHaveLength(1);
  for (const page of ['/config/output-library', '/config/entry', '/404'])
    expect(movedScripts(page)).toEqual([]);
});
