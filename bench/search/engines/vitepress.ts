import MiniSearch from 'minisearch';
import type { BenchEngine } from './types.ts';

/** The fields of VitePress's local search (1.6.4, `localSearchPlugin`). */
export const vitepressFields = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
};

/** VitePress's local search with its defaults: MiniSearch on sections, including code. */
export const vitepress: BenchEngine = {
  name: 'VitePress 1.6',
  runtime: 'vitepress',
  files(records) {
    const index = new MiniSearch(vitepressFields);
    for (const { url, hierarchy, content, code } of records) {
      const titles = Object.values(hierarchy).slice(1).filter(Boolean);
      const text = [content ?? '', ...code.map((block) => block.text)].join(' ');
      if (text.trim() === '') continue;
      index.add({ id: url, text, title: titles.at(-1), titles: titles.slice(0, -1) });
    }
    const bytes = new TextEncoder().encode(JSON.stringify(index));
    return [{ name: 'index', bytes, isFirst: true }];
  },
};
