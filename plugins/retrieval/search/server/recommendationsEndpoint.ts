import { BadRequest } from './badRequest';
import type { JsonAnswer } from './jsonEndpoint';
import { LIMITS } from './limits';
import { requestsOf, text, whole } from './parameters';

/** Readers are not tracked, so there is nothing to recommend. */
function noRecommendations(request: Parameters<typeof text>[0]) {
  for (const name of ['indexName', 'model']) {
    if (!text(request, name, LIMITS.name)) throw new BadRequest(`${name} is missing`);
  }
  const hitsPerPage = whole(request, 'maxRecommendations', 0, LIMITS.hitsPerPage);
  return {
    index: request.indexName,
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage,
    processingTimeMS: 1,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
  };
}

/** Answers requests for recommendations with an empty list, so that clients do not fail. */
export function answerRecommendations(body: string): JsonAnswer {
  const results = requestsOf(body, LIMITS.requests).map(noRecommendations);
  return { status: 200, text: JSON.stringify({ results }) };
}
