import { formatRoute, type SiteAddresses } from '../../../../theme/routes/address';
import type { AnswerInput, AnswerResult, MakeAnswer } from '../endpoint/answer';
import type { AskScope } from '../endpoint/readScope';
import { SEARCH_PARAMETER } from '../shared';
import { type AnswerChunk, searchStep, textStep } from '../stream/chunks';
import { findQuotable, type Quotable, type Thresholds } from './findQuotable';
import { sourceLink } from './markdown';
import { passagesOf, quoteAnswer } from './quoteAnswer';

export interface QuotesOptions extends Thresholds {
  site: SiteAddresses & { base: string };
}

/** Returns the address of the home page with the search open. */
function keywordSearchAddress(query: string, scope: AskScope, site: QuotesOptions['site']): string {
  const home = site.base.slice(0, -1) + formatRoute({ ...scope, rest: '/' }, site);
  return `${home}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`;
}

/** Returns the step that shows the reader the search for a question. */
export function foundStep({ query, found }: Quotable): AnswerChunk[] {
  return searchStep(
    'search-1',
    query,
    found.hits.map(({ objectID }) => objectID),
  );
}

/** Returns the step with verbatim passages below an introduction, or with a message that nothing was found. */
export function* quotesStep(
  { query, found, sections }: Quotable,
  { request, scope, texts }: AnswerInput,
  { site }: QuotesOptions,
  intro: string,
): Generator<AnswerChunk, AnswerResult> {
  const passages = passagesOf(query, sections, found.vocabulary);
  if (passages.length > 0) {
    yield* textStep('quotes', quoteAnswer(intro, passages));
    return { wasFound: true, isQuoted: true };
  }
  const address = keywordSearchAddress(request.question, scope, site);
  yield* textStep('quotes', texts.nothingFound(sourceLink([texts.keywordSearch], address)));
  return { wasFound: false, isQuoted: true };
}

/**
 * Creates the function that answers without a model: one search, then verbatim passages or a message that nothing was
 * found.
 *
 * @param intro the first line of the answers
 */
export function quotesAnswer(
  options: QuotesOptions,
  intro: 'quoted' | 'quotedForBusyModel' = 'quoted',
): MakeAnswer {
  return async function* answer(input) {
    const quotable = await findQuotable(input, options);
    yield* foundStep(quotable);
    return yield* quotesStep(quotable, input, options, input.texts[intro]);
  };
}
