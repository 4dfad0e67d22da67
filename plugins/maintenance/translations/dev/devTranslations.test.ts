import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../content/files/readPages';
import type { ContentPage } from '../../../content/pages/contentPage';
import type { SiteContent } from '../../../content/siteContent';
import { docsFolder } from '../../docs-check/testing/docsFolder';
import { recordTranslated } from '../recordTranslated';
import { translationAnswers } from './devTranslations';

const EN = '# A\n\nText.\n\n## Install\n\nRun it once.\n';
const ZH = '# 甲\n\n文。\n\n## 安装 {#install}\n\n运行一次。\n';

function site(files: Record<string, string> = {}) {
  const cwd = docsFolder({ 'docs/v2/en/a.mdx': EN, 'docs/v2/zh/a.mdx': ZH, ...files });
  const write = (name: string, text: string) => writeFileSync(path.join(cwd, name), text);
  const read = () => readPages('docs', ['v2'], cwd);
  recordTranslated(read(), [], cwd);
  const config = {
    title: 'Kit',
    base: '/docs/',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    multiVersion: { default: 'v2', versions: ['v2'] },
  };
  const page = (lang: string, name: string, shownLang?: string) => {
    const routePath = `${lang === 'en' ? '' : `/${lang}`}/${name}`;
    const file = path.join(cwd, `docs/v2/${shownLang ?? lang}/${name}.mdx`);
    return {
      routePath,
      _filepath: file,
      lang,
      version: 'v2',
      title: name.toUpperCase(),
      shownLang,
    };
  };
  const pages = [page('en', 'a'), page('zh', 'a')];
  if (files['docs/v2/en/b.mdx']) pages.push(page('en', 'b'), page('zh', 'b', 'en'));
  const content = {
    config: () => config,
    docDir: () => path.join(cwd, 'docs'),
    pages: () => new Map(pages.map((one) => [one.routePath, one as unknown as ContentPage])),
  } as unknown as SiteContent;
  const answer = translationAnswers(content);
  const ask = (query = '') => answer(`/docs/__lectern/translations${query}`);
  return { cwd, write, read, answer, ask };
}

const commit = (cwd: string) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['init', '-q'], { cwd });
  execFileSync('git', ['add', '.'], { cwd });
  execFileSync('git', [...identity, 'commit', '-q', '-m', 'First'], { cwd });
};

test('[AUTH-2] the list contains the current state of every page in every other language', () => {
  const { ask, write, read, cwd } = site({ 'docs/v2/en/b.mdx': '# B\n' });
  expect(ask()?.text).toContain('Pages: 2. Missing: 1. Stale: 0.');
  write('docs/v2/en/a.mdx', EN.replace('once', 'twice'));
  const { text = '', status } = ask() ?? {};
  expect(status).toBe(200);
  expect(text).toContain('Pages: 2. Missing: 1. Stale: 1.');
  expect(text).toMatch(/changed since: 1<\/span> <span class="quiet">Install/);
  expect(text).toContain('<a href="/docs/__lectern/translations?page=%2Fzh%2Fa">A</a>');
  expect(text.indexOf('>missing<')).toBeLessThan(text.indexOf('changed since'));
  recordTranslated(read(), [], cwd);
  expect(ask()?.text).toContain('Stale: 0.');
});

test('[AUTH-2] a page is shown next to its translation, with changes word by word', () => {
  const { ask, write, cwd } = site();
  commit(cwd);
  write('docs/v2/en/a.mdx', EN.replace('once', 'twice'));
  const { text = '' } = ask('?page=/zh/a') ?? {};
  expect([...text.matchAll(/<iframe src="([^?"]+)/g)].map(([, from]) => from)).toEqual([
    '/docs/a',
    '/docs/zh/a',
  ]);
  expect(text).toContain('<div>Run it <del>once</del><ins>twice</ins>.</div>');
  expect(text).not.toContain('<div>Text.');
  const { stale } = JSON.parse(ask('?page=/zh/a&as=json')?.text ?? '{}');
  expect(stale).toEqual([{ id: 'install', isTop: false }]);
});

test('[AUTH-2] the start of a page is stale if its frontmatter has changed', () => {
  const { ask, write, cwd } = site({ 'docs/v2/en/a.mdx': `---\ndescription: Old.\n---\n\n${EN}` });
  commit(cwd);
  write('docs/v2/en/a.mdx', `---\ndescription: New.\n---\n\n${EN}`);
  const { stale, html } = JSON.parse(ask('?page=/zh/a&as=json')?.text ?? '{}');
  expect(stale).toEqual([{ id: 'a', isTop: true }]);
  expect(html).toContain('description: <del>Old</del><ins>New</ins>.');
});

test('a missing page shows the list, and other addresses are not handled', () => {
  const { ask, answer } = site();
  expect(ask('?page=/zh/nope')).toMatchObject({ status: 404 });
  expect(ask('?page=/zh/nope')?.text).toContain('<h1>Translations</h1>');
  expect(answer('/docs/zh/a')).toBeUndefined();
  expect(answer('/__lectern/translations')).toBeUndefined();
});

test('text of pages is escaped', () => {
  const attack = '</script><img src=x onerror=alert(1)>';
  const { ask, write } = site();
  write('docs/v2/en/a.mdx', EN.replace('Run it once.', `\`${attack}\``));
  expect(ask('?page=/zh/a')?.text).not.toContain('<img');
});

test('an invalid page is listed with the reason, and others with their state', () => {
  const { ask, write } = site();
  write('docs/v2/zh/.translated.json', '{');
  expect(ask()?.text).toContain('unknown: [translations]');
});

test('a translation that is deleted meanwhile does not break the list', () => {
  const { ask, cwd } = site();
  rmSync(path.join(cwd, 'docs/v2/zh/a.mdx'));
  expect(ask()?.status).toBe(200);
});
