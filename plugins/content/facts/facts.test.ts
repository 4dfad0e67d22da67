import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RouteMeta, SidebarData } from '@rspress/core';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../files/filesOfCommand';
import { changedSidebars } from './changedSidebars';
import { type FactChanger, inOrder } from './changers';
import { contentFacts } from './contentFacts';
import { codeWithFacts, codeWithSidebars } from './factsCode';
import type { PageChanges, PageFacts } from './pageFacts';
import { siteFactChanges } from './siteFactChanges';

const changer = (name: string, change: FactChanger['change'] = () => undefined): FactChanger => ({
  name,
  change,
});

const PAGE = `---
title: Start
description: How to start.
searchBoost: 2
head: [[style, { media: print }]]
footer: false
---

# Start here

## Install {#install}

### By hand

## Use
`;

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-facts-'));
const files = filesOfCommand();

function pageOf(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const page = files.read(file);
  if (!page) throw new Error(`${file} cannot be read`);
  return page;
}

/** Returns a page with the changes of plugins. */
function changed(...changes: PageChanges[]) {
  const facts = siteFactChanges(files);
  for (const [at, change] of changes.entries()) facts.add(changer(`p${at}`, () => change));
  const page = pageOf('start.mdx', PAGE);
  return { text: facts.textOf(page), ...facts.of(page) };
}

test('a plugin receives the facts of the page', () => {
  let told: PageFacts | undefined;
  const facts = siteFactChanges(files);
  facts.add(
    changer('one', (_, known) => {
      told = known;
      return undefined;
    }),
  );
  facts.of(pageOf('start.mdx', PAGE));
  expect(told).toEqual({
    title: 'Start',
    description: 'How to start.',
    head: [['style', { media: 'print' }]],
    outline: [
      { id: 'install', text: 'Install', depth: 2 },
      { id: 'by-hand', text: 'By hand', depth: 3 },
      { id: 'use', text: 'Use', depth: 2 },
    ],
    sidebar: { badge: undefined, hidden: false },
    shown: { navbar: true, sidebar: true, outline: true, footer: false },
    search: { hidden: false, weight: 2, keywords: [] },
    indexed: true,
  });
});

test('all features read the changes of a plugin', () => {
  const { text } = changed({
    title: 'Begin',
    description: 'How to begin.',
    head: [
      ['meta', { name: 'topic', content: 'start' }],
      ['script', { src: 'https://stats.example/a.js' }],
    ],
    outline: [{ id: 'use', text: 'Use it', depth: 2 }],
    shown: { outline: false, footer: true },
    search: { hidden: true, keywords: ['begin'] },
    indexed: false,
  });
  expect(text).toMatchObject({
    title: 'Begin',
    description: 'How to begin.',
    toc: [{ id: 'use', text: 'Use it', depth: 2, charIndex: -1 }],
  });
  expect(text.frontmatter).toEqual({
    title: 'Begin',
    description: 'How to begin.',
    searchBoost: 2,
    head: [
      ['meta', { name: 'topic', content: 'start' }],
      ['script', { src: 'https://stats.example/a.js', async: true }],
    ],
    outline: false,
    footer: true,
    search: false,
    searchKeywords: ['begin'],
    noindex: true,
  });
});

test('a plugin receives the changes of earlier plugins, and omitted facts stay unchanged', () => {
  const facts = siteFactChanges(files);
  facts.add(changer('one', () => ({ title: 'One', sidebar: { badge: 'new' } })));
  facts.add(
    changer('two', (_, { title }) => ({ title: `${title}, two`, sidebar: { position: 2 } })),
  );
  const { changes, setBy } = facts.of(pageOf('start.mdx', PAGE));
  expect(changes).toEqual({ title: 'One, two', sidebar: { badge: 'new', position: 2 } });
  expect(setBy).toEqual({ title: 'two', sidebar: 'two' });
});

test('plugins run in the order of the list, unless one specifies before or after', () => {
  const names = (...changers: FactChanger[]) => inOrder(changers).map(({ name }) => name);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => changer(name)) as [
    FactChanger,
    FactChanger,
    FactChanger,
  ];
  expect(names(a, b, c)).toEqual(['a', 'b', 'c']);
  expect(names({ ...a, after: ['c'] }, b, c)).toEqual(['c', 'a', 'b']);
  expect(names(a, b, { ...c, before: ['a', 'not-there'] })).toEqual(['c', 'a', 'b']);
  expect(() => names({ ...a, after: ['b'] }, { ...b, after: ['a'] })).toThrow(
    '[plugins] the order of these plugins is circular: a → b → a → remove one of their "before" or "after"',
  );
});

const itself: Record<string, unknown> = {};
itself.self = itself;

test.each<[string, unknown, string]>([
  ['a wrong type', { title: 7 }, 'title must be a string, but is 7 → write "7"'],
  ['a misspelled fact', { titel: 'A' }, 'unknown page fact "titel" → did you mean "title"?'],
  [
    'a place before the first',
    { sidebar: { position: 0 } },
    'sidebar.position must be at least 1, but is 0',
  ],
  [
    'a script in the page',
    { head: [['script', { children: 'run()' }]] },
    'an element without content',
  ],
  [
    'a script in the page',
    { head: [['script', {}, 'alert(1)']] },
    'head[0] must be an element without content, because the policy of the site forbids scripts and styles in pages, but is ["script",{},"alert(1)"]',
  ],
  ['a script without a source', { head: [['script', { type: 'module' }]] }, 'a script with a src'],
  [
    'code in an attribute',
    { head: [['link', { rel: 'preload', onload: 'x()' }]] },
    'an element without "on…" attributes',
  ],
  [
    'another element',
    { head: [['style', { media: 'all' }]] },
    'head[0][0] must be one of "meta", "link", "script", but is "style"',
  ],
  [
    'a style sheet',
    { head: [['link', { rel: 'stylesheet', href: '/a.css' }]] },
    'an element other than a stylesheet',
  ],
  ['no object', 7, 'facts: it must be an object, but is 7'],
  [
    'a number that is none',
    { search: { weight: Number.NaN } },
    'search.weight must be a number, but is NaN',
  ],
  ['a great number', { title: 10n }, 'title must be a string, but is 10 → write "10"'],
  [
    'an object that holds itself',
    { head: [['meta', itself]] },
    'head[0][1].self must be a string or a boolean, but is an object that cannot be written as JSON',
  ],
  ['a script from nowhere', { head: [['script', { src: 'https://' }]] }, 'a script with a src'],
  ['a promise', Promise.resolve({ title: 'A' }), 'it returns a promise'],
  [
    'a long text',
    { titel: '', sidebar: { position: 'x'.repeat(10_000) } },
    `sidebar.position must be a number, but is "${'x'.repeat(199)}…`,
  ],
])('%s is rejected, with all changes of that plugin', (_, change, message) => {
  const { faults, changes } = changed(change as PageChanges);
  expect(faults).toContainEqual({ plugin: 'p0', message: expect.stringContaining(message) });
  expect(changes).toEqual({});
});

test('head elements from the page itself are accepted unchecked', () => {
  const { faults } = changed({
    head: [
      ['style', { media: 'print' }],
      ['meta', { name: 'a' }],
    ],
  });
  expect(faults).toEqual([]);
});

test('a plugin that throws is reported with its error, and the others still run', () => {
  const facts = siteFactChanges(files);
  facts.add(
    changer('broken', () => {
      throw new Error('no labels');
    }),
  );
  facts.add(
    changer('odd', () => {
      throw undefined;
    }),
  );
  facts.add(changer('whole', () => ({ title: 'Whole' })));
  const { faults, changes } = facts.of(pageOf('start.mdx', PAGE));
  expect(faults).toEqual([
    { plugin: 'broken', message: 'its facts function failed: no labels → correct the plugin' },
    { plugin: 'odd', message: 'its facts function failed: undefined → correct the plugin' },
  ]);
  expect(changes).toEqual({ title: 'Whole' });
});

const sidebar = [
  { sectionHeaderText: 'First' },
  { text: 'Start', link: '/start' },
  { text: 'By `_meta.json`', link: '/labeled' },
  { text: 'Last', link: '/last' },
  { dividerType: 'solid' },
  { text: 'Group', link: '/group/', items: [{ text: 'Inside', link: '/inside' }] },
] as unknown as SidebarData;

/** Returns the sidebar with the changes to its pages. */
function changedEntries(changes: Record<string, PageChanges>) {
  const titles: Record<string, string> = { '/start': '`Start`', '/labeled': 'Labeled' };
  const { '/': entries = [] } = changedSidebars({ '/': sidebar }, (link) => ({
    writtenTitle: titles[link] ?? '',
    changes: changes[link] ?? {},
    setBy: {},
    faults: [],
  }));
  return entries.map((entry) => ('text' in entry ? entry.text : Object.keys(entry)[0]));
}

test('an entry has the new title of its page, unless _meta.json labels it', () => {
  const changes = { '/start': { title: 'Begin' }, '/labeled': { title: 'Begin' } };
  expect(changedEntries(changes).slice(1, 3)).toEqual(['Begin', 'By `_meta.json`']);
  const labels = { '/labeled': { sidebar: { label: 'Short' } } };
  expect(changedEntries(labels)[2]).toBe('Short');
});

test('an entry moves to its position within its section', () => {
  expect(changedEntries({ '/last': { sidebar: { position: 1 } } }).slice(0, 4)).toEqual([
    'sectionHeaderText',
    'Last',
    'Start',
    'By `_meta.json`',
  ]);
});

test('a hidden page is omitted; its group stays if it has other pages', () => {
  const hidden = { sidebar: { hidden: true } };
  expect(changedEntries({ '/start': hidden })).not.toContain('Start');
  expect(changedEntries({ '/group/': hidden })).toContain('Group');
  expect(changedEntries({ '/group/': hidden, '/inside': hidden })).not.toContain('Group');
});

const routes = ['/guide/a', '/zh/guide/a', '/guide/b'].map((routePath) => ({
  routePath,
  absolutePath: path.join(folder, `${routePath.replaceAll('/', '_')}.mdx`),
})) as RouteMeta[];

/** Returns the effects of changes on a site in two languages. */
function onSite(changes: PageChanges) {
  for (const { routePath, absolutePath } of routes) {
    writeFileSync(absolutePath, `# Title of ${routePath}\n`);
  }
  const page = pageOf('start.mdx', PAGE);
  const facts = contentFacts({
    files,
    site: () => ({ lang: 'en', langs: ['en', 'zh'], version: '', versions: [] }),
    routes: () => routes,
    pages: () => [page],
    isDev: false,
    folder: () => folder,
  });
  facts.add(changer('labels', () => changes));
  return {
    neighbors: (lang: string) => facts.neighborsOf(page, { lang, version: '' }).neighbors,
    findings: facts.check({ type: 'root' }, page, 'docs/start.mdx'),
    sources: facts.contentSources(),
  };
}

test('the previous and next page are in the language of the page if they exist, with their titles', () => {
  const { neighbors } = onSite({ previous: '/guide/a', next: { link: '/guide/b', text: 'On' } });
  expect(neighbors('zh')).toEqual({
    previous: { link: '/zh/guide/a', text: 'Title of /zh/guide/a' },
    next: { link: '/guide/b', text: 'On' },
  });
  expect(onSite({ next: false }).neighbors('en')).toEqual({ previous: undefined, next: null });
});

test('a link to a missing page is reported with the plugin, the page and a remedy', () => {
  expect(onSite({ next: '/guide/c' }).findings).toEqual([
    {
      check: 'labels',
      file: 'docs/start.mdx',
      line: 1,
      message:
        'facts: next is "/guide/c", but there is no page at that address → write the address of a page, or false',
    },
  ]);
  expect(onSite({ previous: '/guide/b' }).findings).toEqual([]);
});

test('the policy of the site allows the scripts of other hosts', () => {
  const { sources } = onSite({
    head: [
      ['script', { src: 'https://stats.example/a.js' }],
      ['script', { src: '/own.js' }],
    ],
  });
  expect(sources).toEqual({ 'script-src': ['https://stats.example'] });
});

test('the code of a page contains the changes, except those that only the build reads', () => {
  const code = 'MDXContent.__RSPRESS_PAGE_META = {};';
  const changes = { title: 'A', search: { keywords: ['b'] }, shown: { footer: false } };
  const written = codeWithFacts(code, changes);
  expect(written).toContain('Object.assign(meta.frontmatter, {"title":"A","footer":false});');
  const meta = {
    frontmatter: {},
    get toc() {
      return ['made'];
    },
  };
  runInNewContext(
    codeWithFacts('MDXContent.__RSPRESS_PAGE_META = { a: meta };', {
      title: 'A',
      outline: [],
    }),
    { MDXContent: {}, meta },
  );
  expect(JSON.parse(JSON.stringify(meta))).toEqual({
    frontmatter: { title: 'A' },
    title: 'A',
    toc: [],
  });
  expect(codeWithFacts(code, { sidebar: { badge: 'new' } })).toBe(code);
});

test('the sidebars of every language are changed in the data of the site', () => {
  const code = 'export default {"themeConfig":{"locales":[{"sidebar":{"/":[]}},{}]}}';
  const entries = [{ text: 'A', link: '/a' }] as SidebarData;
  expect(codeWithSidebars(code, () => ({ '/': entries }))).toBe(
    'export default {"themeConfig":{"locales":[{"sidebar":{"/":[{"text":"A","link":"/a"}]}},{}]}}',
  );
  const inLines = `export default ${JSON.stringify({ themeConfig: { sidebar: {} } }, null, 2)};\nrefresh({});`;
  expect(codeWithSidebars(inLines, () => ({ '/': entries }))).toBe(
    'export default {"themeConfig":{"sidebar":{"/":[{"text":"A","link":"/a"}]}}};\nrefresh({});',
  );
  expect(() => codeWithSidebars('module.exports = {}', (same) => same)).toThrow(
    'this version of Rspress is not supported',
  );
});
