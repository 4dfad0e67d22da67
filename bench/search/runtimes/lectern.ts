import { openIndex } from '../../../plugins/retrieval/search/engine/openIndex.ts';
import type { OpenEngine } from '../engines/types.ts';

export const open: OpenEngine = async (files) => {
  const headings = files.get('headings');
  if (!headings) throw new Error('No headings file');
  const index = openIndex({ headings, body: files.get('body') });
  const { lang, version } = index;
  return async (query) =>
    index.find({ query, lang, version, hitsPerPage: 10 }).hits.map(({ url }) => url);
};
