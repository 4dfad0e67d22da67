import type { SearchAnswer, SearchQuery } from '../shared/types.ts';
import { decodeRoot } from './format/rootFile.ts';
import type { Reach } from './lexicon/lexicon.ts';
import { createPartStore, type ReadPart } from './lexicon/partStore.ts';
import { createPartsLexicon, pageIn } from './lexicon/partsLexicon.ts';
import type { AnsweringIndex } from './openIndex.ts';
import { createMeanings } from './query/synonyms.ts';
import {
  answerAtOnce,
  type BareAnswer,
  type ReadFragment,
  type Searched,
  withSnippets,
} from './searchIndex.ts';

export interface OpenPartsOptions {
  root: Uint8Array;
  part: ReadPart;
  /** @default no snippets */
  fragment?: ReadFragment;
  /** @default so far that few parts are needed */
  reach?: Reach;
}

/** The number of decoded parts to keep, of about 50 kB each. */
const KEPT_PARTS = 400;

/**
 * Opens an index in parts that `buildParts` has made. A query is answered as far as parts are at hand; what it
 * wanted besides is read, and it is answered again, until nothing is missing. So an answer is the same as that of an
 * index with all parts at hand.
 *
 * @throws IndexFormatError if the root is cut off, changed or of another format
 */
export function openParts({
  root: bytes,
  part,
  fragment,
  reach,
}: OpenPartsOptions): AnsweringIndex {
  const root = decodeRoot(bytes);
  const store = createPartStore(part, KEPT_PARTS);
  const searched: Searched = {
    lexicon: createPartsLexicon(root, store, reach),
    findMeanings: createMeanings(root.synonyms),
    pageAt: (page) => pageIn(root, store, page),
  };

  async function complete(query: SearchQuery, signal?: AbortSignal): Promise<BareAnswer> {
    for (;;) {
      signal?.throwIfAborted();
      const answer = answerAtOnce(query, searched);
      const wanted = store.wanted();
      if (!wanted) return answer;
      await wanted;
    }
  }

  return {
    lang: root.lang,
    version: root.version,
    async search(query, signal): Promise<SearchAnswer> {
      const answer = await complete(query, signal);
      store.trim();
      return withSnippets(answer, { query, searched, fragment, signal });
    },
  };
}
