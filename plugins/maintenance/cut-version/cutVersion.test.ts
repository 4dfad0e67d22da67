import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyAll, UndoError } from './applyAll';
import { addBundler } from './configText';
import { cutVersion } from './cutVersion';
import { navText } from './navText';
import type { CutOptions } from './options';
import { cutOptions, versionedSite as site, snapshot } from './testing/versionedSite';

const cut = (cwd: string, version: string, others: Partial<CutOptions> = {}) =>
  cutVersion(cutOptions(cwd, version, others));

const read = (cwd: string, file: string) => readFileSync(path.join(cwd, file), 'utf8');

test('[AUTH-3] the new version has the pages of the current one and becomes the current one', () => {
  const cwd = site();
  expect(cut(cwd, 'v3')).toMatchObject({ from: 'v2', version: 'v3' });
  expect(read(cwd, 'docs/v3/en/guide/a.mdx')).toBe('# A\n\n[B](/guide/b)\n');
  expect(read(cwd, 'docs/v3/zh/.translated.json')).toBe('{}\n');
  expect(read(cwd, 'docs/v2/en/guide/a.mdx')).toBe('# A\n\n[B](/guide/b)\n');
  expect(read(cwd, 'rspress.config.ts')).toBe(
    "export default { multiVersion: { default: 'v3', versions: ['v3', 'v2', 'v1'] } };\n",
  );
  expect(read(cwd, 'bundlers.ts')).toBe(
    "export const b = { v3: '@rspack/core', v2: '@rspack/core', v1: 'rspack-v1' };\n",
  );
});

test('[AUTH-3] news are moved to the new version, and navigations match the old ones', () => {
  const cwd = site();
  cut(cwd, 'v3');
  expect(existsSync(path.join(cwd, 'docs/v3/en/news/one.mdx'))).toBe(true);
  expect(existsSync(path.join(cwd, 'docs/v2/en/news'))).toBe(false);
  const guide = { text: 'Guide', link: '/guide/a', activeMatch: '^/((v2|v1)/)?guide/' };
  expect(JSON.parse(read(cwd, 'docs/v2/en/_nav.json'))).toEqual([guide]);
  expect(JSON.parse(read(cwd, 'docs/v3/en/_nav.json'))).toMatchObject([guide, { link: '/news/' }]);
  expect(JSON.parse(read(cwd, 'docs/v1/en/_nav.json'))).toMatchObject([guide, { link: '/news/' }]);
});

test('[AUTH-3] questions about news are only kept in the new version, and those about other pages in both', () => {
  const questions = '/guide/a:\n  - what is a\n/news/one:\n  - what is new\n/news:\n  - all news\n';
  const cwd = site({
    'docs/v2/en/_questions.yaml': questions,
    'docs/v2/zh/_questions.yaml': questions,
    'docs/v2/zh/news/one.mdx': '# 一\n',
    'docs/v2/en/news/_questions.yaml': '/one:\n  - what else is new\n',
    'docs/v2/_questions.yaml': '/en/news/one:\n  - who writes news\n',
  });
  writeFileSync(path.join(cwd, 'docs/v1/en/_nav.json'), '[]\n');
  const { written } = cut(cwd, 'v3');
  expect(read(cwd, 'docs/v2/en/_questions.yaml')).toBe('/guide/a:\n  - what is a\n');
  expect(read(cwd, 'docs/v2/zh/_questions.yaml')).toBe('/guide/a:\n  - what is a\n');
  expect(existsSync(path.join(cwd, 'docs/v2/_questions.yaml'))).toBe(false);
  expect(read(cwd, 'docs/v3/en/_questions.yaml')).toBe(questions);
  expect(read(cwd, 'docs/v3/en/news/_questions.yaml')).toContain('what else');
  expect(written).toContain('docs/v2/en/_questions.yaml');
  expect(written).toContain('docs/v2/en/_nav.json');
  expect(written).not.toContain('docs/v1/en/_nav.json');
});

test('[AUTH-3] a second cut continues from the first', () => {
  const cwd = site();
  cut(cwd, 'v3');
  cut(cwd, 'v4');
  expect(read(cwd, 'rspress.config.ts')).toContain("versions: ['v4', 'v3', 'v2', 'v1']");
  expect(read(cwd, 'docs/v2/en/_nav.json')).toContain('^/((v3|v2|v1)/)?guide/');
});

test.each([
  ['', 'no version was given → lectern cut v3'],
  [
    '../v3',
    '"../v3" is not a valid version name → use letters, digits, dots and hyphens, as in v3',
  ],
  ['v1', 'the version v1 already exists → choose another name'],
  ['public', 'the version public already exists → choose another name'],
  ['zh', 'zh is a language → choose another name'],
  ['guide', 'guide is a section, docs/v2/en/guide, and its addresses'],
])('[AUTH-3] the name %j is rejected, and nothing is written', (name, message) => {
  const cwd = site();
  const before = snapshot(cwd);
  expect(() => cut(cwd, name)).toThrow(`[cut] nothing was cut:\n  ${message}`);
  expect(snapshot(cwd)).toEqual(before);
});

test('[AUTH-3] uncommitted changes are rejected unless the cut is forced', () => {
  const cwd = site();
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['init', '-q'], { cwd });
  execFileSync('git', ['add', '.'], { cwd });
  execFileSync('git', [...identity, 'commit', '-q', '-m', 'x'], { cwd });
  writeFileSync(path.join(cwd, 'docs/v2/en/guide/a.mdx'), '# B\n');
  expect(() => cut(cwd, 'v3')).toThrow(
    'docs/v2/en/guide/a.mdx has uncommitted changes → commit them first, or add --force',
  );
  writeFileSync(path.join(cwd, 'docs/v2/en/guide/b.mdx'), '# B\n');
  expect(() => cut(cwd, 'v3')).toThrow(
    '2 files have uncommitted changes, such as docs/v2/en/guide/a.mdx → commit them first, or add --force',
  );
  expect(cut(cwd, 'v3', { isForced: true })).toMatchObject({ version: 'v3' });
});

test('[AUTH-3] a link that would be dead in the old version is reported before anything is written', () => {
  const text = '# B\n\nSee [news](/news/one).\n';
  const cwd = site({ 'docs/v2/en/guide/b.mdx': text, 'docs/v2/en/guide/c.md': text });
  for (const name of ['b.mdx', 'c.md']) {
    expect(() => cut(cwd, 'v3')).toThrow(
      `docs/v2/en/guide/${name}:3 links to a section that only the newest version has (news) → remove the link`,
    );
  }
  expect(existsSync(path.join(cwd, 'docs/v3'))).toBe(false);
});

test('[AUTH-3] an unsupported form of the configuration is an error', () => {
  const cwd = site({ 'rspress.config.ts': 'export default {};\n' });
  expect(() => cut(cwd, 'v3')).toThrow(
    /rspress\.config\.ts has no versions → .*multiVersion: .*move its pages into a folder/,
  );
});

test('[AUTH-3] a failed cut is undone, and changes that cannot be undone are reported', () => {
  const steps: string[] = [];
  const step = (name: string, fails = false) => ({
    run: () => {
      steps.push(name);
      if (fails) throw new Error('disk full');
    },
    undo: () => void steps.push(`undo ${name}`),
  });
  expect(() => applyAll([step('a'), step('b', true), step('c')])).toThrow('disk full');
  expect(steps).toEqual(['a', 'b', 'undo b', 'undo a']);
  const stuck = { ...step('a'), undo: () => step('c', true).run() };
  expect(() => applyAll([stuck, step('b', true)])).toThrow(UndoError);
});

test('[AUTH-3] an invalid navigation is reported, and nothing is written', () => {
  const cwd = site({ 'docs/v1/en/_nav.json': '[' });
  const before = snapshot(cwd);
  expect(() => cut(cwd, 'v3')).toThrow(
    /docs\/v1\/en\/_nav\.json: SyntaxError.+ → correct the JSON/,
  );
  expect(snapshot(cwd)).toEqual(before);
  expect(readdirSync(path.join(cwd, 'docs'))).toEqual(['public', 'v1', 'v2']);
});

test('navigations inside menus are changed too, and others are not', () => {
  const nav = [{ text: 'M', items: [{ link: '/a', activeMatch: '^/zh/a' }, { link: '/news' }] }];
  expect(JSON.parse(navText(JSON.stringify(nav), [], ['v1'], ['news']))).toEqual([
    { text: 'M', items: [{ link: '/a', activeMatch: '^/(v1/)?zh/a' }] },
  ]);
  expect(addBundler('export const b = {};', 'v3', 'v2')).toBeUndefined();
});

test('a _nav.json without changes keeps its formatting', () => {
  const text = '[{ "text": "Guide", "link": "/guide/start", "activeMatch": "/guide/" }]\n';
  expect(navText(text, ['v1'], ['v2', 'v1'])).toBe(text);
});
