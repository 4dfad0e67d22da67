import { formatRoute, type SiteAddresses } from '../../../theme/routes/address';
import type { FoundSections } from '../askSearch';
import type { MakeAnswer } from '../endpoint/answer';
import type { ChatRequest } from '../endpoint/chatRequest';
import type { AskScope } from '../endpoint/readScope';
import { SEARCH_PARAMETER } from '../shared';
import { searchStep, textStep } from '../stream/chunks';
import { chooseSections } from './chooseSections';
import { sourceLink } from './markdown';
import { passagesOf, quoteAnswer } from './quoteAnswer';
import type { RankedSection } from './rankSections';
import { questionTerms } from './terms';

export interface QuotesOptions {
  site: SiteAddresses & { base: string };
  minCoverage: number;
}

/** The address of the home page with the search open. */
function keywordSearchAddress(query: string, scope: AskScope, site: QuotesOptions['site']): string {
  const home = site.base.slice(0, -1) + formatRoute({ ...scope, rest: '/' }, site);
  return `${home}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`;
}

/** A longer question stands for itself. */
const MAX_LEANING = 60;
const LEANING = /^(?:and|also|what about|how about|then)\b|^(?:那|还有|另外|其次)/i;

/** The question, or first with the one before it, where it leans on that. */
function searchQueries({ question, history }: ChatRequest): string[] {
  const before = history.filter(({ role }) => role === 'user').at(-1)?.text;
  if (!before || question.length > MAX_LEANING) return [question];
  const joined = `${before.slice(0, 512 - question.length - 1)} ${question}`;
  const isLeaning = LEANING.test(question) || questionTerms(question, () => 1).length < 2;
  return isLeaning ? [joined, question] : [question];
}

/** Answers without a model: one search, then passages word for word, or that nothing was found. */
export function quotesAnswer({ site, minCoverage }: QuotesOptions): MakeAnswer {
  return async function* answer(input) {
    const { request, scope, texts, search, signal } = input;
    let query = request.question;
    let found: FoundSections | undefined;
    let sections: RankedSection[] = [];
    for (const guess of searchQueries(request)) {
      const result = await search(guess, scope, signal);
      sections = chooseSections(result.ranked, minCoverage);
      if (sections.length > 0 || !found) [query, found] = [guess, result];
      if (sections.length > 0) break;
    }
    if (!found) throw new Error('there was no query');
    const ids = found.hits.map(({ objectID }) => objectID);
    yield* searchStep('search-1', query, ids);

    const passages = passagesOf(query, sections, found.corpus);
    if (passages.length > 0) {
      yield* textStep('text-1', quoteAnswer(texts.quoted, passages));
      return { wasFound: true };
    }
    const address = keywordSearchAddress(request.question, scope, site);
    const link = sourceLink([texts.keywordSearch], address);
    yield* textStep('text-1', texts.nothingFound(link));
    return { wasFound: false };
  };
}
