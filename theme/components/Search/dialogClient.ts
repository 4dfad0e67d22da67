import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { SearchPlace } from '../../../plugins/retrieval/search/client/browserEngine';
import type { SearchEngine } from '../../../plugins/retrieval/search/shared/types';
import { type LoadFailure, reasonOf } from '../../ui/loading/loadFailure';
import { answerRequests, type DialogRequest } from './answerRequests';
import { newestAnswer } from './newestAnswer';

export type DialogClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** What the client of the dialog has beside its declared type, in DocSearch 4.7.0. */
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

/** Words of a snippet, and on a narrow screen. */
export const SNIPPET_WORDS = 15;
export const NARROW_SNIPPET_WORDS = 5;

/** What is asked of every request. */
export interface RequestFrame {
  place: SearchPlace;
  isNarrow: boolean;
}

/** What the frame adds to in a request. */
interface Framed {
  attributesToRetrieve?: readonly string[];
}

/** A request of the dialog, for a place and a screen. */
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

/** What an engine says of files that cannot be fetched. */
const UNREACHABLE = 'RetryError';

/** … and of a query that a newer one took the place of. */
const SUPERSEDED = 'AbortError';

function noResults({ indexName, query = '' }: DialogRequest) {
  return { index: indexName, query, hits: [], nbHits: 0, page: 0, hitsPerPage: 0 };
}

/**
 * Lets an engine of ours answer what the dialog's client sends. A search that fails is to the client
 * a host that is down, so that the dialog shows its error screen. A superseded one has no results,
 * which nobody shows: to the client a failure would be a reason to ask again, before the newer one.
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
 * Asks within a frame: the place and the screen at the time of the question.
 *
 * @param engine answers in the browser; without one the client asks its hosts
 * @param onFailure told why the engine gives no answer
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
    const asked = 'requests' in params ? params.requests : params;
    const requests = asked.map((request) => framedRequest(request as Framed, readFrame()));
    // An engine that has loaded more since its last answer must be asked again.
    if (engine) await inner.clearCache();
    return client.search({ requests } as Parameters<Search>[0]);
  };
  return search as Search;
}

/** A client that asks by a search of ours, and shows the newest answer only. */
export function withSearch(client: DialogClient, search: Search): DialogClient {
  return { ...client, search: newestAnswer(search) as Search };
}
