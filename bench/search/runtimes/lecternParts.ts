import { openParts } from '../../../plugins/retrieval/search/engine/openParts.ts';
import type { OpenEngine } from '../engines/types.ts';

/** Opens an index in parts, which are read by name when a query needs them. */
export const open: OpenEngine = async (files) => {
  const root = files.get('root');
  if (!root) throw new Error('No root file');
  const index = openParts({ root, part: (name) => files.get(name) ?? new Uint8Array() });
  const { lang, version } = index;
  return async (query) => {
    const { hits } = await index.search({ query, lang, version, hitsPerPage: 10 });
    return hits.map(({ url }) => url);
  };
};
