import type { SearchEngine } from '../../search/shared/types';
import { createAskSearch, type FoundSections } from '../askSearch';
import type { AskScope } from '../endpoint/readScope';
import type { RankedSection } from '../quotes/rankSections';
import { questionTerms } from '../quotes/terms';
import { type AnswerFiles, openAnswerFiles } from './answerFiles';

/** The search result for a question, in a form that can be sent between threads. */
export interface FoundInThread {
  hits: FoundSections['hits'];
  ranked: RankedSection[];
  relevance: number;
  /** The weights of the question's terms. */
  weights: ReadonlyMap<string, number>;
}

export interface Asked {
  question: string;
  scope: AskScope;
}

/** The number of sections that are sent. An answer uses fewer, but some of them may have nothing to quote. */
const SENT = 8;

function hasText({ section }: RankedSection): boolean {
  return section.content !== null || section.code.length > 0;
}

/** Returns the best sections, the best sections with text, and the engine's first hit. */
function best(ranked: readonly RankedSection[]): RankedSection[] {
  const first = new Set([...ranked.slice(0, SENT), ...ranked.filter(hasText).slice(0, SENT)]);
  return ranked.filter((each) => first.has(each) || (each.place === 0 && hasText(each)));
}

/** Returns the weights that `questionTerms` uses. */
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

/** Creates the functions of a search thread for Ask AI. */
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
