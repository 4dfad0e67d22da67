import { expect, test } from 'vitest';
import { type BuiltOutput, packFiles } from './packFiles';

const EN = { version: 'v2', lang: 'en' };
const ZH = { version: 'v2', lang: 'zh' };

const FILES: Record<string, string> = {
  'index.html':
    '<link href="/docs/mark.svg" rel="icon"><img srcset="/docs/small.png 1x, /docs/large.png 2x" src="/docs/small.png?a"><a href="/docs/manual.zip">',
  'zh/index.html': '<img src="/docs/%E5%9B%BE.png"><img src="https://example.com/far.png">',
  'mark.svg': '',
  'small.png': '',
  'large.png': '',
  '图.png': '',
  'other.png': '',
  'manual.zip': '',
  'index.md': '',
  'static/js/index.0123456789.js': 'load("static/image/in-code.0123456789.png")',
  'static/js/index.0123456789.js.LICENSE.txt': '',
  'static/js/pages/en.js': '',
  'static/js/pages/zh.js': '',
  'static/js/pages/both.js': '',
  'static/css/a.css': '',
  'static/font/a.woff2': '',
  'static/image/in-code.0123456789.png': '',
  'static/image/of-nobody.0123456789.png': '',
  'static/cards/0123.png': '',
  'static/routes/v2.en.0123456789.json':
    '{"/":["static/js/pages/en.js","static/js/pages/both.js"]}',
  'static/routes/v2.zh.0123456789.json':
    '{"/zh/":["static/js/pages/zh.js","static/js/pages/both.js"]}',
  'static/sidebars/v2.en.0123456789.json': '',
  'static/sidebars/v2.zh.0123456789.json': '',
  'static/search/index.json': '',
  'static/search/v2/en/body.bin': '',
  'static/search/v2/zh/body.bin': '',
  'options/v2/en.json': '',
};

function filesOf(place: typeof EN, hasSearch = true): string[] {
  const output: BuiltOutput = {
    names: new Set(Object.keys(FILES)),
    read: (name) => FILES[name] ?? '',
    base: '/docs/',
    hasSearch,
  };
  const documents = ({ lang }: typeof EN) => [lang === 'en' ? 'index.html' : 'zh/index.html'];
  const more = ({ version, lang }: typeof EN) => [`options/${version}/${lang}.json`];
  return packFiles([EN, ZH], output, documents, more).get(place === EN ? EN : ZH) ?? [];
}

test('a pack has what its pages load, and nothing that only another language loads', () => {
  expect(filesOf(EN)).toEqual([
    'large.png',
    'mark.svg',
    'options/v2/en.json',
    'small.png',
    'static/css/a.css',
    'static/font/a.woff2',
    'static/image/in-code.0123456789.png',
    'static/js/index.0123456789.js',
    'static/js/pages/both.js',
    'static/js/pages/en.js',
    'static/routes/v2.en.0123456789.json',
    'static/search/index.json',
    'static/search/v2/en/body.bin',
    'static/sidebars/v2.en.0123456789.json',
  ]);
});

test('pictures are found behind encoded addresses, and not on other hosts', () => {
  const files = filesOf(ZH);
  expect(files).toContain('图.png');
  expect(files).toContain('static/js/pages/zh.js');
  expect(files.filter((name) => /en\.js|far|small|options/.test(name))).toEqual([]);
});

test('where a server searches, the files of the search stay there', () => {
  expect(filesOf(EN, false).filter((name) => name.includes('search'))).toEqual([]);
});
