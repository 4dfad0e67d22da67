import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { remarkImage } from '@rspress/core';
import { afterAll, expect, test } from 'vitest';
import type { TreeNode } from '../../content/tree/nodes';
import { parseFile } from '../../content/tree/parseFile';
import { findingText } from '../../support/finding';
import { imageFindings } from './imageFindings';
import { imageSize } from './imageSize';
import { imageFacts, imageInputs, rehypeImages } from './rehypeImages';

const docDir = mkdtempSync(path.join(tmpdir(), 'lectern-images-'));
const file = (name: string) => path.join(docDir, name);
mkdirSync(file('public'));
mkdirSync(file('en'));
afterAll(() => rmSync(docDir, { recursive: true }));

const numbers = (...bytes: number[]) => Buffer.from(bytes);
const text = (value: string) => Buffer.from(value, 'latin1');

/** The beginning of a file of each format, 640 pixels wide and 360 high. */
const png = Buffer.concat([
  text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  numbers(0, 0, 2, 0x80, 0, 0, 1, 0x68),
]);
const frame = numbers(0xff, 0xc2, 0, 11, 8, 1, 0x68, 2, 0x80, 1, 1, 0x11, 0);
const turnedExif = Buffer.concat([
  numbers(0xff, 0xe1, 0, 34),
  text('Exif\0\0MM\0*'),
  numbers(0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0),
]);
const FILES: Record<string, Buffer> = {
  png,
  gif: Buffer.concat([text('GIF89a'), numbers(0x80, 2, 0x68, 1)]),
  jpeg: Buffer.concat([numbers(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0), frame]),
  'webp, lossy': Buffer.concat([
    text('RIFF....WEBPVP8 ....\0\0\0\x9d\x01\x2a'),
    numbers(0x80, 2, 0x68, 1),
  ]),
  'webp, lossless': Buffer.concat([text('RIFF....WEBPVP8L....\x2f'), numbers(0x7f, 0xc2, 0x59, 0)]),
  'webp, extended': Buffer.concat([
    text('RIFF....WEBPVP8X....\0\0\0\0'),
    numbers(0x7f, 2, 0, 0x67, 1, 0),
  ]),
  avif: Buffer.concat([
    text('\0\0\0\x14ftypavif....\0\0\0\x14ispe\0\0\0\0'),
    numbers(0, 0, 2, 0x80, 0, 0, 1, 0x68),
  ]),
  svg: text('<?xml version="1.0"?>\n<svg xmlns="x" width="640px" height="360">'),
  'svg with its shape only': text('<svg viewBox="0 0 640 360">'),
  'svg with its width': text('<svg width="640" viewBox="0,0,16,9">'),
};

test.each(Object.entries(FILES))('the size of %s is read', (_, bytes) => {
  expect(imageSize(bytes)).toEqual({ width: 640, height: 360 });
});

test('a photo that is shown turned has its sides exchanged; other and broken files have no size', () => {
  const turned = Buffer.concat([numbers(0xff, 0xd8), turnedExif, frame]);
  expect(imageSize(turned)).toEqual({ width: 360, height: 640 });
  for (const bytes of [text(''), text('text'), png.subarray(0, 18), text('<svg>')]) {
    expect(imageSize(bytes)).toBeUndefined();
  }
});

test('keeps sizes of the author, and computes the other dimension', () => {
  const size = { width: 640, height: 360 };
  expect(imageFacts(size, { width: '320' }, false)).toMatchObject({ height: '180' });
  expect(imageFacts(size, { height: '90' }, false)).toMatchObject({ width: '160' });
  expect(imageFacts(size, { width: '50%' }, false)).toEqual({ decoding: 'async', loading: 'lazy' });
  expect(imageFacts(undefined, {}, true)).toEqual({ decoding: 'async' });
});

const folders = { docDir, base: '/docs/' };

async function compiled(page: string): Promise<string> {
  const remarkPlugins = [[remarkImage, { docDirectory: docDir }]] as never;
  const rehypePlugins = [[rehypeImages, () => folders]] as never;
  const settings = { jsx: true, remarkPlugins, rehypePlugins };
  return String(await compile({ value: page, path: file('en/page.mdx') }, settings));
}

test('[FAST-1] images have their sizes, those below the first are lazy, and smaller formats are preferred', async () => {
  for (const name of ['public/a.png', 'public/b.png', 'en/own.png']) writeFileSync(file(name), png);
  for (const name of ['public/b.webp', 'public/b.avif']) writeFileSync(file(name), '');
  const code = await compiled(
    '![A](/a.png)\n\n![B](/b.png)\n\n![Own](./own.png)\n\n<img src="/a.png" alt="C" width="320" />\n\n![Far](https://example.com/x.png)\n',
  );
  const elements = [...code.matchAll(/<_components\.img[^>]*>|<img[^>]*>/g)].map(([one]) => one);
  expect(elements).toHaveLength(5);
  const [first, second, own, sized, far] = elements;
  expect(first).toMatch(/width="640" height="360"/);
  expect(first).not.toContain('lazy');
  for (const one of elements.slice(1)) expect(one).toContain('loading="lazy"');
  expect(own).toMatch(/src=\{image0\}.*width="640" height="360"/);
  expect(sized).toContain('width="320"');
  expect(sized).toContain('height="180"');
  expect(far).not.toContain('width');
  expect(second).toContain('src="/b.png"');
  expect(code).toMatch(
    /<_components\.picture><_components\.source type="image\/avif" srcSet="\/docs\/b\.avif" *\/><_components\.source type="image\/webp" srcSet="\/docs\/b\.webp" *\/><_components\.img/,
  );
  expect(code.match(/<_components\.picture>/g)).toHaveLength(1);
});

test('a page depends on its images, and on those that may come beside them', () => {
  const { tree } = parseFile('![A](/a.png)\n\n<img src="./b.svg" alt="" />\n', 'page.mdx');
  expect(imageInputs(tree as TreeNode, file('en/page.mdx'), folders)).toEqual([
    file('public/a.png'),
    file('public/a.avif'),
    file('public/a.webp'),
    file('en/b.svg'),
  ]);
});

test('[DIAG-1] files that are no images are reported with their place and what to do', () => {
  writeFileSync(file('public/ok.png'), png);
  writeFileSync(file('public/photo.png'), Buffer.concat([numbers(0xff, 0xd8), frame]));
  writeFileSync(file('public/text.png'), 'not an image');
  writeFileSync(file('public/lfs.jpg'), 'version https://git-lfs.github.com/spec/v1\n');
  writeFileSync(file('public/any.svg'), '<?xml version="1.0"?><svg viewBox="0 0 1 1"/>');
  writeFileSync(file('en/empty.webp'), '');
  writeFileSync(file('en/html.svg'), '<html></html>');
  const page = `# A

![a](/ok.png) ![b](/photo.png) ![c](/any.svg) ![d](/gone.png) ![e](https://a.example/b.png)

Text ![f](/text.png)

<img src="./empty.webp" alt="" />

![g](/lfs.jpg) ![h](./html.svg)
`;
  const { tree, source } = parseFile(page, 'a.mdx');
  const found = imageFindings(tree, { file: file('en/a.mdx'), source }, 'docs/en/a.mdx', {
    docDir,
    base: '/',
  });
  expect(found.map(findingText)).toEqual([
    'docs/en/a.mdx:5:6 images: /text.png is not an image, despite its name → replace the file',
    'docs/en/a.mdx:7:1 images: ./empty.webp is an empty file → replace it with an image',
    'docs/en/a.mdx:9:1 images: /lfs.jpg is only a Git LFS reference → run "git lfs pull"',
    'docs/en/a.mdx:9:16 images: ./html.svg is not an image, despite its name → replace the file',
  ]);
});
