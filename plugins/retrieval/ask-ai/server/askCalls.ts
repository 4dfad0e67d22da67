import type { PageSection } from '../../../content/sections/types';
import type { SearchEngine } from '../../search/shared/types';
import { createAskSearch, type FoundSections } from '../askSearch';
import type { AskScope } from '../endpoint/readScope';
import type { RankedSection } from '../quotes/rankSections';
import { questionTerms } from '../quotes/terms';
import { sectionsByPlace } from '../sectionsByPlace';
import { readSections } from './askFiles';

/** What a thread answers of a question; all of it can be sent to another. */
export interface FoundInThread {
  hits: FoundSections['hits'];
  ranked: RankedSection[];
  relevance: number;
  /** What the terms of the question say. */
  weights: ReadonlyMap<string, number>;
}

export interface Asked {
  question: string;
  scope: AskScope;
}

/** More than an answer or a model is made of: sections with nothing to quote may stand between. */
const SENT = 8;

function hasText({ section: { record } }: RankedSection): boolean {
  return record.content !== null || record.code.length > 0;
}

/** The best sections, of all and of those with a text, and what the engine found first. */
function best(ranked: readonly RankedSection[]): RankedSection[] {
  const first = new Set([...ranked.slice(0, SENT), ...ranked.filter(hasText).slice(0, SENT)]);
  return ranked.filter((each) => first.has(each) || (each.place === 0 && hasText(each)));
}

/** The weights that are read while the terms of a question are made. */
function weightsOf(question: string, weight: FoundSections['corpus']['weight']) {
  const weights = new Map<string, number>();
  const read = (term: string) => {
    const value = weight(term);
    weights.set(term, value);
    return value;
  };
  questionTerms(question, read).forEach(read);
  return weights;
}

/** What a thread with the sections of a site answers, which it reads when it is first asked. */
export function askCalls(
  engine: SearchEngine,
  { sections, subject }: { sections: Uint8Array; subject?: readonly string[] },
) {
  let records: PageSection[] | undefined;
  const search = createAskSearch({
    engine,
    subject,
    sections: sectionsByPlace(() => {
      records ??= readSections(sections);
      return records;
    }),
  });
  return {
    async ask({ question, scope }: Asked, signal: AbortSignal): Promise<FoundInThread> {
      const { hits, ranked, relevance, corpus } = await search(question, scope, signal);
      const weights = weightsOf(question, corpus.weight);
      return { hits, ranked: best(ranked), relevance, weights };
    },
  };
}

export type AskCalls = ReturnType<typeof askCalls>;
