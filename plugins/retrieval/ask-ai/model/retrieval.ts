import type { FoundSections } from '../askSearch';
import type { AnswerInput } from '../endpoint/answer';
import { type RetrievedSection, retrievedSections } from './prompt';

/** Sections for one call of the search: more than twelve have not brought the right one more often. */
export const SECTIONS = 12;

/**
 * Searches for one answer and remembers what was retrieved.
 *
 * @param contextTokens what the sections of one call may have together, about
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
    /** Takes what a search has found, and gives the best sections with their texts. */
    take,
    /** Searches for the best sections, with their texts. */
    async find(query: string): Promise<RetrievedSection[]> {
      return take(query, await search(query, scope, signal));
    },
    /** The ids of all that a search found. */
    idsOf: (query: string) => found.get(query) ?? [],
    /** Adds what a tool besides the search has answered. */
    add: (text: string) => void read.push(text),
    /** All that the model was given. */
    text: () =>
      [...[...sections.values()].map(({ title, text }) => `${title}\n${text}`), ...read].join('\n'),
    /** Whether an address stands in what was retrieved. */
    mentions: (address: string) =>
      [...sections.values()].some(({ text }) => text.includes(address)) ||
      read.some((text) => text.includes(address)),
  };
}
