import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attributes, readTwin } from '../support/builtSite';
import { SITES } from '../support/sites';

const { folder } = SITES.kit;
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** What the sidebar of a page lists, with badges. */
function sidebarOf(html: string): string[] {
  const [nav = ''] = /<nav class="lt-sidebar"[\s\S]*?<\/nav>/.exec(html) ?? [];
  return [...nav.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, entry = '']) =>
    entry
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('[EXT-3] title, description, head, outline and next page are what a plugin says of the page', () => {
  const html = read('facts/apple.html');
  expect(html).toContain('<title>Green apple - Kit</title>');
  expect(html).toContain('<meta name="description" content="Says a plugin.">');
  expect(html).toContain('<meta name="fruit" content="apple">');
  expect(html).toContain('Peel first');
  expect(attributes(html, 'a', 'href')).toContain('#peel');
  const outline = /<nav class="lt-outline[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(attributes(outline, 'a', 'href')).toEqual(['#peel']);
  expect(html).toMatch(/rel="next"[^>]*>[\s\S]*?First page/);
});

test('[EXT-3] its entries in the sidebar have their labels, badges and places', () => {
  const html = read('facts/berry.html');
  expect(sidebarOf(html)).toEqual(['Blueberry', 'Green apple ripe']);
  expect(html).not.toContain('lt-outline');
  const [fetched = ''] = readdirSync(path.join(folder, 'static/sidebars'))
    .map((name) => read(`static/sidebars/${name}`))
    .filter((text) => text.includes('"/facts"'));
  const { '/facts': entries } = JSON.parse(fetched);
  expect(entries.map(({ text, tag }: { text: string; tag?: string }) => [text, tag])).toEqual([
    ['Blueberry', undefined],
    ['Green apple', 'ripe'],
  ]);
  expect(html).not.toContain('rel="prev"');
});

test('[EXT-3] a hidden page is in no sidebar and not for search engines', () => {
  expect(read('facts/cherry.html')).toContain('<meta name="robots" content="noindex">');
  expect(sidebarOf(read('facts/cherry.html'))).not.toContain('Cherry');
});

test('[EXT-3] the Markdown and the lists of pages say the same', () => {
  expect(readTwin(folder, '/facts/apple')).toMatch(
    /^---\ntitle: "Green apple"\ndescription: "Says a plugin\."/,
  );
  expect(read('llms.txt')).toContain('[Green apple](/facts/apple.md): Says a plugin.');
});

test('[EXT-3] a page that is shown in another language has the facts of its text', () => {
  const html = read('zh/facts/apple.html');
  expect(html).toContain('<title>Green apple - Kit</title>');
  expect(html).toMatch(
    /href="\/zh\/guide\/first"[^>]*rel="next"|rel="next"[^>]*href="\/zh\/guide\/first"/,
  );
});
