import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { relatedTools, toolSections } from '../../../site/tools';
import { groupTitle, toolLanguage, toolText } from './toolText';

test.each([
  ['zh', '/', 'zh'],
  ['zh-CN', '/guide/', 'zh'],
  ['en', '/zh/guide/', 'en'],
  ['zha', '/', 'en'],
  [undefined, '/zh/', 'zh'],
  [undefined, '/v1/zh/guide', 'zh'],
  ['', '/docs/zh', 'zh'],
  [undefined, '/zhang/guide', 'en'],
  [undefined, '/guide/zh-cn-fonts', 'en'],
] as const)('[TOOL-2] lang %j on %s gives %s', (lang, pathname, expected) => {
  expect(toolLanguage(lang, pathname)).toBe(expected);
});

test('[TOOL-2] Chinese does not use the English description and address', () => {
  const tool = {
    name: 'T',
    desc: '工具',
    descEn: 'A tool',
    url: 'https://example.com/zh/',
    urlEn: 'https://example.com/',
    logo: '/t.svg',
  };
  expect(toolText(tool, 'zh')).toEqual({ desc: '工具', url: 'https://example.com/zh/' });
  expect(toolText(tool, 'en')).toEqual({ desc: 'A tool', url: 'https://example.com/' });
});

test('[TOOL-2] English falls back to the only available text', () => {
  const tool = { name: 'T', desc: 'tool', url: 'https://example.com/', logo: '/t.svg' };
  expect(toolText(tool, 'en')).toEqual({ desc: 'tool', url: 'https://example.com/' });
  expect(groupTitle({ title: '构建', links: [] }, 'en')).toBe('构建');
  expect(groupTitle({ title: '构建', titleEn: 'Build', links: [] }, 'en')).toBe('Build');
  expect(groupTitle({ title: '构建', titleEn: 'Build', links: [] }, 'zh')).toBe('构建');
});

test('[TOOL-5] every logo is a file of the site that loads no other resources', () => {
  const tools = relatedTools.flatMap((group) => group.links);
  const cards = Object.values(toolSections).flatMap((section) => section.cards);
  for (const { logo } of [...tools, ...cards]) {
    const file = `docs/public${logo}`;
    expect(existsSync(file), file).toBe(true);
    const source = readFileSync(file, 'utf8').replace('http://www.w3.org/2000/svg', '');
    expect(source, file).not.toMatch(/https?:|<image|<use|@import/);
  }
});
