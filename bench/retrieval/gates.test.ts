import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../plugins/retrieval/search/engine/build/buildIndex.ts';
import { openIndex } from '../../plugins/retrieval/search/engine/openIndex.ts';
import { readDocs } from '../search/readDocs.ts';
import type { RetrievalCase } from './cases.ts';
import { errorCases, identifierCases } from './pasted.ts';

/** Directives for the sample runner are on no page. */
const UNSEEN = 'expect';

describe.each(['en', 'zh'] as const)('held-out cases of the docs in %s', (lang) => {
  const records = readDocs(`docs/v2/${lang}`, lang).map((record) => ({
    ...record,
    code: record.code.filter((block) => block.lang !== UNSEEN),
  }));
  const index = openIndex(buildIndex(records, { lang, version: 'v2' }));

  function firstThree(cases: readonly RetrievalCase[]): number {
    const held = cases.filter(({ isHeldOut }) => isHeldOut);
    const found = held.filter(({ question, sections }) =>
      index
        .find({ query: question, lang, version: 'v2', hitsPerPage: 3 })
        .hits.some(({ url }) => sections.includes(url)),
    );
    return found.length / held.length;
  }

  it('[ANS-2] error lines find a section with this output, even with colors, paths and a stack trace', () => {
    expect(firstThree(errorCases(records, lang, 120))).toBeGreaterThan(0.9);
  });

  it('[ANS-2] names that only occur in code are found', () => {
    expect(firstThree(identifierCases(records, lang, 120))).toBeGreaterThan(0.9);
  });
});
