import { expect, test } from 'vitest';
import { pictureHosts, refusedPictures } from './pictureHosts';

test('finds the hosts of images in any notation', () => {
  const html = `
    <img alt="a > b" src="https://a.example/x.png?a=1&amp;b=2"><img src='//b.example/y.png'>
    <source srcset="/own.png 1x, https://c.example:8443/z.png 2x"><video poster="http://d.example/p.png">
    <svg><image href="https://e.example/q.png"></image></svg>
    <img src="/own.png"><img src="data:image/png;base64,//x"><a href="https://no.example">x</a>
    <code>&lt;img src="https://no.example/p.png"></code>`;
  expect(pictureHosts(html)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example:8443',
    'http://d.example',
    'https://e.example',
  ]);
});

test('[SAFE-1] reports pages with images that would be blocked, and the setting that allows them', () => {
  const pages = new Map([
    ['index.html', ['https://img.example', 'https://docs.example']],
    ['guide.html', ['https://img.example', 'http://cdn.example']],
  ]);
  expect(refusedPictures(pages, 'https://docs.example', [])).toBe(
    "[server] browsers will block these images from other hosts:\n  https://img.example: index.html, guide.html\n  http://cdn.example: guide.html\n  → copy the images to docs/public, or allow the hosts: server: { contentSources: { 'img-src': ['https://img.example', 'http://cdn.example'] } }",
  );
});

test.each([
  ['https:', true],
  ['http:', false],
  ['*', true],
  ['https://a.img.example', true],
  ['a.img.example', true],
  ['https://*.img.example', true],
  ['http://a.img.example', false],
  ['https://img.example', false],
  ['https://a.img.example:8443', false],
])(
  '[SAFE-1] the source %s lets a picture of https://a.img.example through: %s',
  (source, isLoaded) => {
    const pages = new Map([['index.html', ['https://a.img.example']]]);
    expect(refusedPictures(pages, '', [source]) === undefined).toBe(isLoaded);
  },
);

test('many pages are counted', () => {
  const pages = new Map(
    Array.from({ length: 7 }, (_, at) => [`${at}.html`, ['https://a.example']]),
  );
  expect(refusedPictures(pages, '', [])).toContain(
    '0.html, 1.html, 2.html, 3.html, 4.html, and 2 more',
  );
});
