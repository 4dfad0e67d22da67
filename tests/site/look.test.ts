import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '../support/sites';

const { small, mirrored } = SITES;

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pageOf = (folder: string, page: string) => readFileSync(path.join(folder, page), 'utf8');

test('a site without fonts loads none', () => {
  const fonts = filesOf(small.folder).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  expect(fonts.map((name) => statSync(path.join(small.folder, name)).size)).toEqual([]);
  expect(filesOf(small.folder).some((name) => name.endsWith('.css'))).toBe(true);
});

test('documents ask for the font of the text themselves, before the styles that name it have come', () => {
  const page = pageOf(mirrored.folder, 'guide/start.html');
  const fonts = [...page.matchAll(/<link [^>]*as="font"[^>]*>/g)].map(([link]) => link);
  expect(fonts).toEqual([expect.stringContaining('/instrument-sans-latin-wght-normal.')]);
  expect(fonts[0]).toContain('crossorigin');
  expect(page.indexOf('as="font"')).toBeLessThan(page.indexOf('</head>'));
  expect(pageOf(small.folder, 'guide/group-0/page-7.html')).not.toContain('as="font"');
});

test('the look of the settings stands behind the values of the theme', () => {
  const [styles = ''] = filesOf(small.folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => pageOf(small.folder, name))
    .filter((text) => text.includes('--lt-accent:'));
  const accents = [...styles.matchAll(/--lt-accent: ?(#\w+)/g)].map(([, color]) => color);
  expect(accents[0]).toBe('#b0390c');
  expect(accents.slice(-2)).toEqual(['#1f5a8c', '#7db8ea']);
  expect(styles).not.toContain('@font-face');
  expect(styles.lastIndexOf('--lt-radius-l:18px')).toBeGreaterThan(
    styles.indexOf('--lt-radius-l:10px'),
  );
});

test('[EXT-2] a site without a theme folder has the theme of Lectern', () => {
  const page = pageOf(mirrored.folder, 'guide/start.html');
  expect(page).toContain('class="lt-doc');
  expect(page).toContain('class="lt-outline"');
  expect(pageOf(mirrored.folder, 'index.html')).toContain('lt-hero__title');
});

test('a site that has asked for no picture shows none', () => {
  expect(pageOf(mirrored.folder, 'index.html')).toContain('<div class="lt-hero__picture"></div>');
});
