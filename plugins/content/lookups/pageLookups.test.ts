import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RouteMeta } from '@rspress/core';
import { expect, test } from 'vitest';
import { contentFiles } from '../files/contentFiles';
import { NO_FOLDER } from '../files/treeFolder';
import { createParser } from '../tree/parseFile';
import { type LookupSource, pageLookups } from './pageLookups';

const SITE = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };

const FILES = {
  'v2/en/index.mdx': '---\npageType: home\nhero:\n  name: Kit\n---\n',
  'v2/en/guide/start.mdx': '---\nstatus: draft\n---\n\n# Start `now`\n',
  'v2/en/guide/index.mdx': '---\ntitle: The guide\n---\n\n# Guide\n',
  'v2/zh/guide/start.mdx': '# 开始\n',
  'v1/en/guide/start.mdx': '# Old start\n',
  'v1/zh/guide/start.mdx': '# 旧的开始\n',
  'v2/en/broken.mdx': '# Broken\n\n<Tag>\n',
};

/** `v1/zh/guide/index.mdx` is at `/v1/zh/guide/`. */
const addressOf = (name: string) =>
  `/${name
    .replace(/\.mdx$/, '')
    .replace(/^v2\//, '')
    .replace(/^((?:v1\/)?)en\//, '$1')}`.replace(/\/index$/, '/');

function siteOf(names: readonly string[] = Object.keys(FILES), isDev = true) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-lookups-'));
  const fileOf = (name: string) => path.join(cwd, 'docs', name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  const settings = {
    rules: [],
    additions: [],
    parse: createParser(),
    kept: NO_FOLDER,
    isDev,
  };
  let known = [...names];
  const lookups = pageLookups({
    files: contentFiles(() => settings),
    site: () => SITE,
    docDir: () => path.join(cwd, 'docs'),
    cwd,
    routes: () =>
      known.map((name) => {
        const [version = '', lang = ''] = name.split('/');
        return {
          routePath: addressOf(name),
          absolutePath: fileOf(name),
          lang,
          version,
        } as RouteMeta;
      }),
    isDev,
    folder: () => path.join(cwd, '.lectern/lookups'),
  });
  return {
    ...lookups,
    cwd,
    write,
    use(others: readonly string[]) {
      known = [...others];
      lookups.routesChanged();
    },
    from: (name: string) => lookups.pagesFor(fileOf(name)),
    answers: (name: string) => lookups.filesOf(fileOf(name)),
  };
}

test('a page is found as its file says it', () => {
  const site = siteOf();
  expect(site.from('v2/en/index.mdx').find('/guide/start')).toEqual({
    address: '/guide/start',
    file: path.join('docs/v2/en/guide/start.mdx'),
    lang: 'en',
    version: 'v2',
    title: 'Start now',
    frontmatter: { status: 'draft' },
  });
});

test.each([
  ['v2/en/index.mdx', '/guide/', 'The guide'],
  ['v2/en/index.mdx', '/guide', 'The guide'],
  ['v2/en/index.mdx', '/', 'Kit'],
  ['v2/en/index.mdx', '/guide/start.html?a=b#install', 'Start now'],
  ['v2/en/index.mdx', '/zh/guide/start', '开始'],
  ['v2/en/index.mdx', '/v1/guide/start', 'Old start'],
  ['v2/en/index.mdx', '/broken', ''],
  ['v2/zh/guide/start.mdx', '/guide/start', '开始'],
  ['v1/zh/guide/start.mdx', '/guide/start', '旧的开始'],
  ['v1/en/guide/start.mdx', '/guide/start.mdx', 'Old start'],
  ['v2/en/guide/index.mdx', './start', 'Start now'],
  ['v2/zh/guide/start.mdx', 'start.mdx', '开始'],
  ['v2/en/guide/start.mdx', '../index.mdx', 'Kit'],
  ['v2/en/index.mdx', '/nowhere', undefined],
  ['v2/en/index.mdx', 'https://example.com/guide/start', undefined],
  ['v2/en/index.mdx', '#start', undefined],
])('from %s, %s is "%s"', (file, address, title) => {
  expect(siteOf().from(file).find(address)?.title).toBe(title);
});

test('all pages are in the order of their addresses, as files are now', async () => {
  const site = siteOf();
  const { all } = site.from('v2/en/index.mdx');
  expect(all.map(({ address }) => address)).toEqual([
    '/',
    '/broken',
    '/guide/',
    '/guide/start',
    '/v1/guide/start',
    '/v1/zh/guide/start',
    '/zh/guide/start',
  ]);
  site.write('v1/en/guide/start.mdx', '# Older\n\nLonger than before.\n');
  await setImmediate();
  expect(site.from('v2/en/index.mdx').find('/v1/guide/start')?.title).toBe('Older');
});

test('before the routes are known it says where they are', () => {
  const { pagesFor } = pageLookups({ routes: () => undefined } as unknown as LookupSource);
  expect(() => pagesFor('/a.mdx').all).toThrow('not known yet → use pages in page, facts, tree');
});

test('the answers to a page change with what they say, and with nothing else', () => {
  const site = siteOf(Object.keys(FILES).filter((name) => name !== 'v1/en/guide/start.mdx'));
  const home = site.from('v2/en/index.mdx');
  home.find('/guide/start');
  site.from('v2/zh/guide/start.mdx').find('/v1/guide/start');
  expect(site.answers('v2/en/guide/index.mdx')).toEqual([]);
  const [found = ''] = site.answers('v2/en/index.mdx');
  const [missing = ''] = site.answers('v2/zh/guide/start.mdx');
  expect(site.refresh()).toEqual([]);

  site.write('v2/en/guide/start.mdx', '---\nstatus: draft\n---\n\n# Start `now`\n\nMore text.\n');
  expect(site.refresh()).toEqual([]);
  expect(site.revision()).toBe(0);

  site.write('v2/en/guide/start.mdx', '---\nstatus: done\n---\n\n# Start `now`\n\nMore text.\n');
  expect(site.refresh()).toEqual([found]);
  expect(readFileSync(found, 'utf8')).toContain('"status":"done"');

  site.use(Object.keys(FILES));
  expect(site.refresh()).toEqual([missing]);
  expect(site.revision()).toBe(2);

  site.from('v2/en/index.mdx').all.at(0);
  expect(site.answers('v2/en/index.mdx')).toHaveLength(2);
});

test('files of lookups that no page depends on are removed', () => {
  const site = siteOf();
  const home = site.from('v2/en/index.mdx');
  home.find('/guide/start');
  home.find('/nowhere');
  const [used = '', gone = ''] = site.answers('v2/en/index.mdx');
  site.prune((file) => file === used);
  expect([existsSync(used), existsSync(gone)]).toEqual([true, false]);
  expect(() => siteOf().prune(() => false)).not.toThrow();
});

test('a build reads the list of all pages once, and writes it once', () => {
  const site = siteOf(undefined, false);
  const [first] = site.from('v2/en/index.mdx').all;
  expect(first?.title).toBe('Kit');
  expect(site.from('v2/zh/guide/start.mdx').all[0]).toBe(first);
  const [written = ''] = site.answers('v2/en/index.mdx');
  rmSync(written);
  expect(site.answers('v2/zh/guide/start.mdx')).toEqual([written]);
  expect(existsSync(written)).toBe(false);
});
