import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageWeight } from '../support/pageWeight';
import { SITES } from '../support/sites';

const KB = 1000;
const PAGE = 'guide/group-0/page-7';

test('a page of 200 loads what a page of 40 loads', () => {
  const small = pageWeight(SITES.small.folder, `${PAGE}.html`);
  const large = pageWeight(SITES.large.folder, `${PAGE}.html`);
  for (const { js, css, html } of [small, large]) {
    expect(js).toBeLessThanOrEqual(125 * KB);
    expect(css).toBeLessThanOrEqual(15 * KB);
    expect(html).toBeLessThanOrEqual(15 * KB);
  }
  expect(Math.abs(large.js - small.js) / small.js).toBeLessThanOrEqual(0.03);
});

/** For every page but home pages, whatever its text is: one that grows past it needs less code or is to be split. */
const EVERY_PAGE = { js: 125.2 * KB, css: 16 * KB, html: 21 * KB };

/** Pages that cannot be split. */
const ANY_LENGTH: Record<string, string> = {
  'config/all-options': 'the table of all options, which is generated and filtered',
};

/** `v1/zh/config/entry.html` → `config/entry` */
const nameOf = (file: string) => file.replace(/^(v1\/)?(zh\/)?|\.html$/g, '');

test('every page but home pages is within the budget of a doc page, and loads nothing from another host', () => {
  const { folder } = SITES.docs;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(v1\/)?(zh\/)?index\.html$/.test(file))
    .map((file) => ({ file, ...pageWeight(folder, file) }))
    .filter(({ js }) => js > 0);
  expect(pages.length).toBeGreaterThan(400);
  const heavy = pages.filter(
    ({ js, css, foreign }) => js > EVERY_PAGE.js || css > EVERY_PAGE.css || foreign.length > 0,
  );
  expect(heavy).toEqual([]);
});

test('no page is longer than a reader can survey, but generated lists', () => {
  const { folder } = SITES.docs;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const long = files
    .filter((file) => file.endsWith('.html') && pageWeight(folder, file).html > EVERY_PAGE.html)
    .map(nameOf);
  expect([...new Set(long)]).toEqual(Object.keys(ANY_LENGTH));
});

/** Budgets in kB after gzip; a page that grows past one needs a decision, not a higher number. */
for (const { name, file, js, html, css = 15 } of [
  { name: 'the home page', file: 'index.html', js: 125.1, html: 9.3, css: 15.6 },
  { name: 'the Chinese home page', file: 'zh/index.html', js: 125.7, html: 10, css: 15.6 },
  { name: 'a doc page', file: 'guide/start/introduction.html', js: 125, html: 12 },
  {
    name: 'a doc page with tabs and steps',
    file: 'guide/start/quick-start.html',
    js: 125,
    html: 12.1,
    css: 15.6,
  },
  { name: 'a Chinese doc page', file: 'zh/guide/start/introduction.html', js: 125, html: 12 },
  {
    name: 'a Chinese doc page with tabs and steps',
    file: 'zh/guide/start/quick-start.html',
    js: 125,
    html: 13,
    css: 15.6,
  },
  {
    name: 'one of an old version',
    file: 'v1/zh/guide/start/quick-start.html',
    js: 125,
    html: 12.8,
    css: 15.6,
  },
  { name: 'an overview page', file: 'config/index.html', js: 124.8, html: 9.3 },
  { name: 'a Chinese overview page', file: 'zh/config/index.html', js: 125, html: 9.5 },
  {
    name: 'the list of all options',
    file: 'config/all-options.html',
    js: 124.6,
    html: 59.3,
    css: 16,
  },
  {
    name: 'the Chinese list of all options',
    file: 'zh/config/all-options.html',
    js: 124.8,
    html: 66.2,
    css: 16,
  },
  { name: 'the check of configurations', file: 'config/check.html', js: 125, html: 9, css: 16 },
  { name: 'the news', file: 'news/index.html', js: 120.1, html: 5 },
  { name: 'the Chinese news', file: 'zh/news/index.html', js: 120.3, html: 5 },
  { name: 'the page for missing pages', file: '404.html', js: 119.1, html: 4 },
]) {
  test(`${name} keeps its budget, and loads nothing from another host`, () => {
    const weight = pageWeight(SITES.docs.folder, file);
    expect(weight.js).toBeLessThanOrEqual(js * KB);
    expect(weight.html).toBeLessThanOrEqual(html * KB);
    expect(weight.css).toBeLessThanOrEqual(css * KB);
    expect(weight.foreign).toEqual([]);
  });
}
