import path from 'node:path';
import { expect, test } from 'vitest';
import type { WrittenLink } from './links';
import { resolveLink } from './resolveLink';
import { link, SITE } from './testing';

const ZH = 'docs/v1/zh/guide/start.mdx';

/** Returns the targets of a link as text. */
function places(href: string, more: Partial<WrittenLink> = {}, site = SITE): string {
  const resolved = resolveLink(link(href, more), site);
  if (resolved.kind === 'site') return `${resolved.addresses.join(' ')}#${resolved.hash}`;
  return resolved.kind;
}

test('URLs of other hosts and schemes are not resolved', () => {
  const others = ['https://a.example/x', '//a.example/x', 'mailto:a@b.example', 'tel:1', 'data:,x'];
  expect(others.map((href) => places(href))).toEqual(others.map(() => 'elsewhere'));
});

test('links in Markdown stay in the version and language of their file', () => {
  expect(places('/guide/next')).toBe('/guide/next /guide/next#');
  expect(places('/guide/next', { file: ZH })).toBe('/v1/zh/guide/next /guide/next#');
  expect(places('/en/guide/next', { file: ZH })).toBe('/v1/guide/next /en/guide/next#');
  expect(places('/zh/guide/next')).toBe('/zh/guide/next /zh/guide/next#');
  expect(places('/v2/guide/next', { file: ZH })).toBe('/guide/next /v2/guide/next#');
  expect(places('/v1/zh/guide/next')).toBe('/v1/zh/guide/next /v1/zh/guide/next#');
});

test('relative links in Markdown are resolved from their file', () => {
  expect(places('./next')).toBe('/guide/next#');
  expect(places('next.mdx#a', { file: ZH })).toBe('/v1/zh/guide/next#a');
  expect(places('../index.mdx')).toBe('/#');
  expect(places('../config/', { file: ZH })).toBe('/v1/zh/config#');
});

test('a hash link in an included file refers to the including page', () => {
  expect(places('#first')).toBe('/guide/start#first');
  expect(places('?tab=1#first')).toBe('/guide/start#first');
  expect(places('#first', { file: 'docs/v2/en/_part.mdx', route: '/guide/x' })).toBe(
    '/guide/x#first',
  );
});

test('query, encoded letters and text fragments', () => {
  expect(places('/guide/next?x=1/2#a')).toBe('/guide/next /guide/next#a');
  expect(places('/guide/%E5%BC%80#%E5%A7%8B')).toBe('/guide/开 /guide/开#始');
  expect(places('#a:~:text=words')).toBe('/guide/start#a');
  expect(places('#:~:text=words')).toBe('/guide/start#');
});

test('an invalid percent escape is recognized', () => {
  expect(['/a%', '/a%zz', '#100%', '/%E5'].map((href) => places(href))).toEqual([
    'broken',
    'broken',
    'broken',
    'broken',
  ]);
  expect(places('/100%25#100%25')).toBe('/100% /100%#100%');
  expect(places('https://a.example/%zz')).toBe('elsewhere');
});

test('the theme adds the version and language of the page to addresses without them', () => {
  const theme = { reader: 'theme', file: ZH } as const;
  expect(places('/guide/next', theme)).toBe('/v1/zh/guide/next /guide/next#');
  expect(places('/zh/guide/next', theme)).toBe('/zh/guide/next /zh/guide/next#');
});

test('links of plain elements are resolved like in a browser: nothing is added, and the base is required', () => {
  const browser = { reader: 'browser' } as const;
  expect(places('/docs/guide/next', browser)).toBe('/guide/next#');
  expect(places('/docs', browser)).toBe('/#');
  expect(places('/guide/next', browser)).toBe('outside');
  expect(places('/docs-api', browser)).toBe('outside');
  expect(places('next#a', browser)).toBe('/guide/next#a');
  expect(places('../../elsewhere', browser)).toBe('outside');
  expect(places('./', { ...browser, file: 'docs/v1/zh/guide/index.mdx' })).toBe('/v1/zh/guide/#');
});

test('without clean URLs, relative links are resolved from the file of the page', () => {
  const site = { ...SITE, cleanUrls: false };
  expect(places('next.html', { reader: 'browser' }, site)).toBe('/guide/next.html#');
});

test('images in Markdown are public files, or files next to the page', () => {
  const image = { reader: 'image' } as const;
  expect(places('/a.png', { ...image, file: ZH })).toBe('/a.png#');
  expect(resolveLink(link('./a%20b.png', image), SITE)).toEqual({
    kind: 'file',
    file: path.resolve('docs/v2/en/guide/a b.png'),
  });
});
