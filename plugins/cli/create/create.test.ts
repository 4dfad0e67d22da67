import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSite, nextSteps } from './createSite';
import { planSite } from './planSite';
import { settingsText } from './settingsText';
import { siteFiles } from './siteFiles';

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'lectern-create-'));

test('[KIT-1] every template has a configuration of at most 20 lines', () => {
  for (const template of ['one-language', 'two-languages', 'versions'] as const) {
    const plan = planSite({ folder: 'my docs', template, askAi: true, title: "It's mine" }, '/');
    const text = settingsText(plan);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(20);
    expect(text).toContain("title: 'It\\'s mine',");
  }
});

test('a site of one language has its pages at the top, and none on languages and versions', () => {
  const files = siteFiles(planSite({ folder: 'docs' }, '/'));
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining(['docs/index.mdx', 'docs/guide/start.mdx', '.gitignore']),
  );
  expect(names.filter((name) => /languages|versions/.test(name))).toEqual([]);
  expect(JSON.parse(files.get('docs/guide/_meta.json') ?? '')).not.toContain('languages');
  expect(files.get('docs/guide/start.mdx')).toContain('`docs/guide/start.mdx`');
});

test('a site tells VS Code where the schemas of its package are', () => {
  const files = siteFiles(planSite({ folder: 'docs' }, '/'));
  const { 'json.schemas': schemas } = JSON.parse(files.get('.vscode/settings.json') ?? '');
  const shipped = (url: string) =>
    url.replace('./node_modules/lectern/dist/', 'plugins/maintenance/');
  expect(schemas.map(({ url }: { url: string }) => existsSync(shipped(url)))).toEqual([true, true]);
});

test('a site with versions has the page on them in the newest only', () => {
  const files = siteFiles(planSite({ folder: 'docs', template: 'versions' }, '/'));
  expect(files.has('docs/v2/zh/guide/versions.mdx')).toBe(true);
  expect(files.has('docs/v1/zh/guide/versions.mdx')).toBe(false);
  expect([...files.values()].filter((text) => /(?<!\$)\{\{/.test(text))).toEqual([]);
});

test('the versions of all packages are exact, and those of features that are on', () => {
  const read = (askAi: boolean) =>
    JSON.parse(siteFiles(planSite({ folder: 'docs', askAi }, '/')).get('package.json') ?? '');
  const { name, dependencies } = read(true);
  expect(name).toBe('docs');
  expect(Object.values(dependencies)).toSatisfy((all: string[]) =>
    all.every((version) => /^\d+\.\d+\.\d+$/.test(version)),
  );
  expect(dependencies).toHaveProperty('@libsql/client');
  expect(read(false).dependencies).not.toHaveProperty('@libsql/client');
});

test('nothing is written over what is there', () => {
  const cwd = emptyFolder();
  mkdirSync(path.join(cwd, 'site'));
  writeFileSync(path.join(cwd, 'site/notes.txt'), '');
  expect(() => createSite({ folder: 'site' }, cwd)).toThrow(
    '[create] site has notes.txt → choose an empty folder, or a new one',
  );
  expect(readdirSync(path.join(cwd, 'site'))).toEqual(['notes.txt']);
  mkdirSync(path.join(cwd, 'empty/.git'), { recursive: true });
  expect(nextSteps(createSite({ folder: 'empty' }, cwd))).toContain('cd empty');
  const absolute = path.join(cwd, 'absolute');
  expect(nextSteps(createSite({ folder: absolute }, cwd))).toContain(`cd ${absolute}`);
  expect(nextSteps({ folder: '../my docs', files: 1 })).toContain('cd "../my docs"');
});

test('a place that no folder can be in is named', () => {
  const cwd = emptyFolder();
  writeFileSync(path.join(cwd, 'file'), '');
  expect(() => createSite({ folder: 'file/site' }, cwd)).toThrow(
    /^\[create\] file\/site cannot be written \(ENOTDIR: .* → choose another folder$/,
  );
});

test.each([
  [{ languages: ['de'] }, 'there are no pages in de → write some of en, zh'],
  [
    { languages: ['en', 'zh'] },
    'one-language has one language, not en, zh → --template two-languages',
  ],
  [{ languages: [] }, 'no language is given'],
  [{ title: ' ' }, 'the title is empty'],
])('%j is refused', (options, problem) => {
  expect(() => planSite({ folder: 'docs', ...options }, '/')).toThrow(problem);
});

test('the pages of both languages are the same files with the same headings', () => {
  const templates = path.join(import.meta.dirname, 'templates/pages');
  const list = (lang: string) =>
    readdirSync(path.join(templates, lang), { recursive: true, encoding: 'utf8' }).sort();
  const ids = (lang: string, file: string) =>
    [
      ...readFileSync(path.join(templates, lang, file), 'utf8').matchAll(/^#{2,3} .*\{#(.+)\}$/gm),
    ].map(([, id]) => id);
  expect(list('zh')).toEqual(list('en'));
  for (const file of list('en').filter((name) => name.endsWith('.mdx'))) {
    expect(ids('zh', file), file).toEqual(ids('en', file));
  }
});
