import type { FoundSections } from '../askSearch';
import type { AnswerInput } from '../endpoint/answer';
import type { ChatRequest } from '../endpoint/chatRequest';
import { chooseSections } from './chooseSections';
import type { RankedSection } from './rankSections';
import { questionTerms } from './terms';

/** The limits below which a question counts as unanswered. */
export interface Thresholds {
  minRelevance: number;
}

/** The search result for a question. */
export interface Quotable {
  /** The query that was searched. */
  query: string;
  found: FoundSections;
  /** The sections that answer the question, best first; empty if the docs do not cover it. */
  sections: RankedSection[];
}

/** The maximum length of a follow-up question, in characters. Longer ones are understood on their own. */
const MAX_LEANING = 60;
const LEANING =
  /^(?:and|also|what about|how about|then|but)\b|\b(?:it|that|this|them|those|these)(?: (?:off|on|too|here|again|instead))?\s*\??$|\b(?:do|set|use|turn|switch|enable|disable|change|configure) (?:it|that|this|them|those|these)\b|^(?:那|还有|另外|其次|但是)|它|呢[？?]?$/i;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A query, and the text that determines its topic. */
interface Query {
  query: string;
  about: string;
}

/** Returns the queries for a question. If it refers to the previous question, the first query contains both. */
function searchQueries({ question, history }: ChatRequest): [Query, ...Query[]] {
  const own = { query: question, about: question };
  const before = history.filter(({ role }) => role === 'user').at(-1)?.text;
  // Emoji and punctuation refer to nothing: the previous answer would be repeated.
  const isQuestion = LETTER_OR_DIGIT.test(question);
  if (!before || !isQuestion || question.length > MAX_LEANING) return [own];
  const query = `${before.slice(0, 512 - question.length - 1)} ${question}`;
  const isLeaning = LEANING.test(question) || questionTerms(question, () => 1).length < 2;
  return isLeaning ? [{ query, about: before }, own] : [own];
}

/** Searches for a question, and decides whether the docs cover it. */
export async function findQuotable(
  { request, scope, search, signal }: AnswerInput,
  { minRelevance }: Thresholds,
): Promise<Quotable> {
  async function isRelevant({ query, about }: Query, found: FoundSections): Promise<boolean> {
    if (found.relevance >= minRelevance) return true;
    return about !== query && (await search(about, scope, signal)).relevance >= minRelevance;
  }

  async function find(asked: Query): Promise<Quotable> {
    const { query } = asked;
    const found = await search(query, scope, signal);
    const isAbout = await isRelevant(asked, found);
    return { query, found, sections: isAbout ? chooseSections(found.ranked) : [] };
  }
  const [first, ...others] = searchQueries(request);
  const result = await find(first);
  for (const query of result.sections.length > 0 ? [] : others) {
    const next = await find(query);
    if (next.sections.length > 0) return next;
  }
  return result;
}
