import { z } from 'zod';
import { parseJson, readBody } from '../../../retrieval/ask-ai/endpoint/readBody';
import type { Rate } from '../../../serving/server/limits/rates';
import { textAnswer } from '../../../serving/server/server/answers';
import type { SiteRoute } from '../../../serving/server/server/siteRoute';
import type { SiteManifest } from '../../../serving/server/shared/manifest';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import type { ClientShare } from '../counts/clientShare';
import { countedQuery } from '../counts/countedName';
import type { Counter } from '../counts/createCounter';
import { MAX_QUERY, MAX_SEARCHES, SEARCHES_PATH } from '../shared';

const MAX_BODY = 4 * 1024;
const NO_STORE = { 'cache-control': 'no-store' };

const schema = z.object({
  searches: z
    .array(z.object({ query: z.string().max(4 * MAX_QUERY), kind: z.enum(['no-hit', 'no-click']) }))
    .max(MAX_SEARCHES),
  lang: z.string(),
  version: z.string(),
});

export interface SearchesOptions {
  site: SiteManifest;
  counter: Counter;
  share: ClientShare;
  /** Limits the reports of a client. */
  rate: Rate;
}

/**
 * Returns the route that receives failed searches from the search dialog. Requests from other sites are
 * rejected.
 */
export function searchesRoute({ site, counter, share, rate }: SearchesOptions): SiteRoute {
  const isKnown = (name: string, one: string, others: readonly string[]) =>
    name === one || others.includes(name);

  async function handle(request: Request, client: string): Promise<Response> {
    if (request.method !== 'POST') {
      return textAnswer(405, 'This address accepts only POST.', { allow: 'POST', ...NO_STORE });
    }
    const from = request.headers.get('sec-fetch-site') ?? 'same-origin';
    if (from !== 'same-origin')
      return textAnswer(403, 'Requests are only accepted from this site.', NO_STORE);
    const wait = await rate.take(client);
    if (wait !== undefined) {
      return textAnswer(429, 'Too many requests.', { 'retry-after': String(wait), ...NO_STORE });
    }
    const body = await readBody(request, MAX_BODY);
    if (body === 'too-large') return textAnswer(413, 'The request is too large.', NO_STORE);
    const { data } = schema.safeParse(parseJson(body.text));
    if (!data) return textAnswer(400, 'The request could not be read.', NO_STORE);
    const { lang, version, searches } = data;
    if (!isKnown(lang, site.lang, site.langs) || !isKnown(version, site.version, site.versions)) {
      return textAnswer(400, 'Unknown language or version.', NO_STORE);
    }
    for (const { query, kind } of searches) {
      const name = countedQuery(query);
      if (name !== undefined && share(client)) counter.add({ kind, name, from: '', lang, version });
    }
    return new Response(null, { status: 204, headers: { ...COMMON_HEADERS, ...NO_STORE } });
  }

  return { path: SEARCHES_PATH, handle };
}
