import type { FoundSections } from '../askSearch';
import type { AnswerInput } from '../endpoint/answer';
import { type RetrievedSection, retrievedSections } from './prompt';

/** The maximum number of sections of one search. More did not include the right section more often in the benchmark. */
export const SECTIONS = 12;

/**
 * Searches for one answer and records everything that was retrieved.
 *
 * @param contextTokens the approximate number of tokens for the sections of one search
 */
export function createRetrieval({ search, scope, signal }: AnswerInput, contextTokens: number) {
  const sections = new Map<string, RetrievedSection>();
  const found = new Map<string, string[]>();
  const read: string[] = [];

  function take(query: string, { hits, ranked }: FoundSections): RetrievedSection[] {
    const best = retrievedSections(ranked.slice(0, SECTIONS), contextTokens);
    for (const section of best) sections.set(section.address, section);
    found.set(
      query,
      hits.map(({ objectID }) => objectID),
    );
    return best;
  }

  return {
    /** Records the result of a search, and returns the best sections with their texts. */
    take,
    /** Searches for the best sections, with their texts. */
    async find(query: string): Promise<RetrievedSection[]> {
      return take(query, await search(query, scope, signal));
    },
    /** Returns the ids of all hits of a query. */
    idsOf: (query: string) => found.get(query) ?? [],
    /** Records the result of another tool. */
    add: (text: string) => void read.push(text),
    /** Returns all text that the model received. */
    text: () =>
      [...[...sections.values()].map(({ title, text }) => `${title}\n${text}`), ...read].join('\n'),
    /** Returns whether the retrieved text contains an address. */
    mentions: (address: string) =>
      [...sections.values()].some(({ text }) => text.includes(address)) ||
      read.some((text) => text.includes(address)),
  };
}
