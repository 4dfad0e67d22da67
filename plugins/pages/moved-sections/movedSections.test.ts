import { expect, test } from 'vitest';
import { movedTarget } from '../../../theme/routes/movedSections';
import { hashIds } from '../../../theme/scroll/hashTarget';
import { parseFile } from '../../content/tree/parseFile';
import { runInTestBrowser } from '../head-scripts/testBrowser';
import { addMovedSections } from './addMovedSections';
import { movedScript, movedTag } from './movedScript';
import { movedUrls } from './movedUrls';

const site = {
  base: '/docs/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};
const frontmatter = {
  movedSections: {
    'library*': '/config/library',
    librarytype: '/config/types#type',
    'lib*': '/guide/libraries',
    安装: '/zh/start/',
    constructor: '/config/library',
  },
};
const entries = movedUrls(frontmatter, '/config/output', site);

test.each([
  ['#librarytype', '/docs/config/types?a=1#type'],
  ['#libraryname', '/docs/config/library?a=1#libraryname'],
  ['#library', '/docs/config/library?a=1#library'],
  ['#library.name', '/docs/config/library?a=1#library.name'],
  ['#Library.Name', '/docs/config/library?a=1#libraryname'],
  ['#libs', '/docs/guide/libraries?a=1#libs'],
  ['#%E5%AE%89%E8%A3%85', '/docs/zh/start/?a=1#安装'],
  ['#constructor', '/docs/config/library?a=1#constructor'],
  ['#toString', undefined],
  ['#output', undefined],
  ['#100%', undefined],
  ['#', undefined],
  ['', undefined],
])('[ROUTE-5] the old anchor %j leads to %j, on load and after a click', (hash, target) => {
  const { redirect } = runInTestBrowser(movedScript(entries), {
    url: `https://a.example/docs/config/output?a=1${hash}`,
  });
  expect(redirect).toBe(target);
  expect(movedTarget(entries, hashIds(hash), '?a=1')).toBe(target);
});

test('[ROUTE-5] a target has the version and language of the page', () => {
  const ofRoute = (route: string) =>
    movedUrls({ movedSections: { a: '/b#c', d: '/v1/b' } }, route, site);
  expect(ofRoute('/v1/zh/a')).toEqual([
    ['a', '/docs/v1/zh/b#c'],
    ['d', '/docs/v1/b'],
  ]);
  expect(movedUrls({ movedSections: { a: '/b' } }, '/a', { ...site, cleanUrls: false })).toEqual([
    ['a', '/docs/b.html'],
  ]);
});

test('invalid entries are omitted', () => {
  for (const movedSections of [undefined, 'a', 4, { a: 4, b: 'c', d: null }])
    expect(movedUrls({ movedSections }, '/a', site)).toEqual([]);
  expect(movedUrls(undefined, '/a', site)).toEqual([]);
});

test('only pages with moved sections contain the script and the component', () => {
  const { tree } = parseFile('# Page\n\nText.\n', 'a.mdx');
  const added = (given: Record<string, unknown>) =>
    addMovedSections(tree, { file: 'a.mdx', frontmatter: given }, { read: () => undefined });
  expect(movedTag([])).toBe('');
  expect(movedTag(entries)).toMatch(/^<script>.+<\/script>$/);
  expect(added({})).toBe(tree);
  expect(added(frontmatter).children?.slice(0, 2)).toEqual(tree.children);
  expect(added(frontmatter).children?.at(-1)).toMatchObject({ name: 'MovedSections' });
});

test('a target cannot end the script element', () => {
  expect(movedTag([['a', '/</script><b>']])).not.toContain('</script><b>');
});
