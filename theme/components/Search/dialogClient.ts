import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { SearchPlace } from '../../../plugins/retrieval/search/client/browserEngine';
import type { SearchEngine } from '../../../plugins/retrieval/search/shared/types';
import { type LoadFailure, reasonOf } from '../../ui/loading/loadFailure';
import { answerRequests, type DialogRequest } from './answerRequests';
import { newestAnswer } from './newestAnswer';

export type DialogClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** The undeclared members of the dialog's client, as of DocSearch 4.7.0. */
interface InnerClient extends DialogClient {
  clearCache(): Promise<void>;
  transporter: DialogClient['transporter'] & {
    requester: {
      send(request: { data: string }): Promise<{
        status: number;
        isTimedOut: boolean;
        content: string;
      }>;
    };
  };
}

/** The length of a snippet in words, on wide and on narrow screens. */
export const SNIPPET_WORDS = 15;
export const NARROW_SNIPPET_WORDS = 5;

/** The parameters that are added to every request. */
export interface RequestFrame {
  place: SearchPlace;
  isNarrow: boolean;
}

/** The properties of a request that are extended. */
interface Framed {
  attributesToRetrieve?: readonly string[];
}

/** Adds the parameters for a version, language and screen width to a request. */
export function framedRequest<Request extends Framed>(
  request: Request,
  { place: { lang, version }, isNarrow }: RequestFrame,
) {
  const words = isNarrow ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`);
  return {
    ...request,
    facetFilters: [`lang:${lang}`, ...(version === 'all' ? [] : [`version:${version}`])],
    attributesToSnippet: [...levels, `content:${words}`],
    attributesToRetrieve: [...(request.attributesToRetrieve ?? []), 'anchor', 'version'],
  };
}

/** The name of an engine's error if files cannot be fetched. */
const UNREACHABLE = 'RetryError';

/** The name of an engine's error if a newer query has replaced the query. */
const SUPERSEDED = 'AbortError';

function noResults({ indexName, query = '' }: DialogRequest) {
  return { index: indexName, query, hits: [], nbHits: 0, page: 0, hitsPerPage: 0 };
}

/**
 * Makes the search engine answer the requests of the dialog's client. A failed search is reported as
 * an unreachable host, so that the dialog shows its error screen. A superseded search returns no
 * results, which are never shown: the client would retry after a failure, before the newer query.
 */
function answerInBrowser(
  client: InnerClient,
  engine: SearchEngine,
  onFailure: (reason: LoadFailure) => void,
): void {
  client.transporter.requester.send = async ({ data }) => {
    const { requests } = JSON.parse(data) as { requests: DialogRequest[] };
    const found = (answer: object) => ({
      status: 200,
      isTimedOut: false,
      content: JSON.stringify(answer),
    });
    try {
      return found(await answerRequests(engine, requests));
    } catch (error) {
      const { name } = error as Error;
      if (name === SUPERSEDED) return found({ results: requests.map(noResults) });
      if (name !== UNREACHABLE) reportError(error);
      onFailure(reasonOf(error));
      return { status: 0, isTimedOut: false, content: String(error) };
    }
  };
}

type Search = DialogClient['search'];

/**
 * Returns a search function that adds the current parameters to every request.
 *
 * @param engine the engine that answers in the browser. Without it, the client sends requests to its
 *   hosts
 * @param onFailure called with the reason why the engine failed
 */
export function framedSearch(
  client: DialogClient,
  readFrame: () => RequestFrame,
  engine: SearchEngine | undefined,
  onFailure: (reason: LoadFailure) => void = () => {},
): Search {
  const inner = client as InnerClient;
  if (engine) answerInBrowser(inner, engine, onFailure);
  const search = async (params: Parameters<Search>[0]) => {
    const unframed = 'requests' in params ? params.requests : params;
    const requests = unframed.map((request) => framedRequest(request as Framed, readFrame()));
    // The engine may have loaded more since its last answer, so answers are not cached.
    if (engine) await inner.clearCache();
    return client.search({ requests } as Parameters<Search>[0]);
  };
  return search as Search;
}

/** Returns a client that uses the given search function and only returns the newest results. */
export function withSearch(client: DialogClient, search: Search): DialogClient {
  return { ...client, search: newestAnswer(search) as Search };
}
