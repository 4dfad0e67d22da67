import MiniSearch from 'minisearch';
import type { OpenEngine } from '../engines/types.ts';

export const open: OpenEngine = async (files) => {
  const index = MiniSearch.loadJSON(new TextDecoder().decode(files.get('index')), {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  return async (query) =>
    index
      .search(query)
      .slice(0, 10)
      .map(({ id }) => String(id));
};
