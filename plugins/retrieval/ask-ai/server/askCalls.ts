import type { SearchEngine } from '../../search/shared/types';
import { createAskSearch, type FoundSections } from '../askSearch';
import type { AskScope } from '../endpoint/readScope';
import type { RankedSection } from '../quotes/rankSections';
import { questionTerms } from '../quotes/terms';
import { type AnswerFiles, openAnswerFiles } from './answerFiles';

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

function hasText({ section }: RankedSection): boolean {
  return section.content !== null || section.code.length > 0;
}

/** The best sections, of all and of those with a text, and what the engine found first. */
function best(ranked: readonly RankedSection[]): RankedSection[] {
  const first = new Set([...ranked.slice(0, SENT), ...ranked.filter(hasText).slice(0, SENT)]);
  return ranked.filter((each) => first.has(each) || (each.place === 0 && hasText(each)));
}

/** The weights that are read while the terms of a question are made. */
function weightsOf(question: string, weight: FoundSections['vocabulary']['weight']) {
  const weights = new Map<string, number>();
  const read = (term: string) => {
    const value = weight(term);
    weights.set(term, value);
    return value;
  };
  questionTerms(question, read).forEach(read);
  return weights;
}

/** What a thread with the sections of a site answers. */
export function askCalls(
  engine: SearchEngine,
  { files, subject }: { files: AnswerFiles; subject?: readonly string[] },
) {
  const search = createAskSearch({ engine, docs: openAnswerFiles(files, subject) });
  return {
    async ask({ question, scope }: Asked, signal: AbortSignal): Promise<FoundInThread> {
      const { hits, ranked, relevance, vocabulary } = await search(question, scope, signal);
      const weights = weightsOf(question, vocabulary.weight);
      return { hits, ranked: best(ranked), relevance, weights };
    },
  };
}

export type AskCalls = ReturnType<typeof askCalls>;
