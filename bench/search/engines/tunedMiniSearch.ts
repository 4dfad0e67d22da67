import MiniSearch from 'minisearch';
import { tunedOptions } from '../runtimes/tunedOptions.ts';
import type { BenchEngine } from './types.ts';

/** MiniSearch with the best settings that were found, as a baseline for Lectern's index. */
export const tunedMiniSearch: BenchEngine = {
  name: 'MiniSearch 7.2, tuned',
  runtime: 'tunedMiniSearch',
  files(records) {
    const index = new MiniSearch(tunedOptions);
    index.addAll(
      records.map(({ url, type, hierarchy, content }) => {
        const titles = Object.values(hierarchy).slice(1).filter(Boolean);
        const own = hierarchy[type] ?? '';
        return { id: url, own, parents: titles.slice(0, -1).join(' '), prose: content ?? '' };
      }),
    );
    const bytes = new TextEncoder().encode(JSON.stringify(index));
    return [{ name: 'index', bytes, isFirst: true }];
  },
};
