import { DEFAULT_TAGS, type MarkTags } from '../shared/markedHtml';
import { SERVER_INDEX } from '../shared/settings';
import { BadRequest } from './badRequest';
import { facetFilters, filtersText, type PlaceFilter } from './filters';
import { LIMITS } from './limits';
import { flag, isObject, listOf, type Params, requestsOf, text, texts, whole } from './parameters';

/** A query of a client, with defaults for missing parameters. */
export interface IndexRequest {
  indexName: string;
  query: string;
  hitsPerPage: number;
  page: number;
  filters: PlaceFilter[];
  /** Words in the snippet of the prose. */
  snippetWords?: number;
  /** Words in the snippet of a title. */
  titleWords?: number;
  tags: MarkTags;
  ellipsis?: string;
  /** The attributes that are returned as snippets around the match. All of them if it is missing. */
  snippets?: string[];
  /** The attributes of a hit to return. All of them if it is missing. */
  attributes?: string[];
  /** Whether the client asks for an ID of this search, to report clicks. */
  isNamed: boolean;
  /** The parameters of the client as a query string. */
  params: string;
}

/** The index that DocSearch asks for suggested questions, which are not supported. */
export const SUGGESTED_QUESTIONS = 'algolia_ask_ai_suggested_questions';

/** The supported index names. Others get Algolia's error. */
const INDEXES: ReadonlySet<string> = new Set([SERVER_INDEX, SUGGESTED_QUESTIONS]);

/** `content:10` in a list of attributes to snippet. */
function wordsOf(given: unknown, attribute: string): number | undefined {
  const list = typeof given === 'string' ? [given] : (given ?? []);
  if (!Array.isArray(list)) throw new BadRequest('attributesToSnippet is not a list');
  for (const entry of list) {
    if (typeof entry !== 'string')
      throw new BadRequest('attributesToSnippet must contain only strings');
    const [name, words = '10'] = entry.split(':');
    if (name !== attribute && name !== '*') continue;
    const count = Number(words);
    if (!Number.isInteger(count) || count < 1) {
      throw new BadRequest(`attributesToSnippet contains ${JSON.stringify(entry.slice(0, 80))}`);
    }
    return Math.min(count, LIMITS.snippetWords);
  }
  return undefined;
}

/** The form that older clients send: `params: "query=a&facetFilters=%5B…%5D"`. */
function unfold(request: Params): Params {
  const { params, ...own } = request;
  if (params === undefined) return own;
  if (isObject(params)) return { ...params, ...own };
  if (typeof params !== 'string') throw new BadRequest('params must be a string or an object');
  const entries = [...new URLSearchParams(params)].map(([name, value]): [string, unknown] => [
    name,
    listOf(value) ?? value,
  ]);
  return { ...Object.fromEntries(entries), ...own };
}

function paramsText({ indexName: _, ...params }: Params): string {
  const written = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(written).toString();
}

function readRequest(given: Params): IndexRequest {
  const params = unfold(given);
  if (params.type !== undefined && params.type !== 'default') {
    throw new BadRequest(
      `type is ${JSON.stringify(params.type).slice(0, 80)}, but only "default" is supported`,
    );
  }
  const indexName = text(params, 'indexName', LIMITS.name);
  if (!indexName) throw new BadRequest('indexName is missing');
  const hitsPerPage = whole(params, 'hitsPerPage', 20, LIMITS.hitsPerPage);
  const filters = text(params, 'filters', LIMITS.name)?.trim();
  const request: IndexRequest = {
    indexName,
    query: (text(params, 'query', LIMITS.body) ?? '').slice(0, LIMITS.query),
    hitsPerPage,
    page: whole(params, 'page', 0, Number.MAX_SAFE_INTEGER),
    filters: [
      ...(params.facetFilters === undefined ? [] : [facetFilters(params.facetFilters)]),
      ...(filters ? [filtersText(filters)] : []),
    ],
    snippetWords: wordsOf(params.attributesToSnippet, 'content'),
    titleWords: wordsOf(params.attributesToSnippet, 'hierarchy.lvl1'),
    tags: {
      before: text(params, 'highlightPreTag', LIMITS.tag) ?? DEFAULT_TAGS.before,
      after: text(params, 'highlightPostTag', LIMITS.tag) ?? DEFAULT_TAGS.after,
    },
    ellipsis: text(params, 'snippetEllipsisText', LIMITS.tag),
    attributes: texts(params, 'attributesToRetrieve'),
    snippets: texts(params, 'attributesToSnippet')?.map((entry) => entry.replace(/:\d+$/, '')),
    isNamed: flag(params, 'clickAnalytics'),
    params: paramsText(params),
  };
  if (!INDEXES.has(indexName)) throw new BadRequest(`Index ${indexName} does not exist`, 404);
  return request;
}

/**
 * The queries in a body, `{ "requests": [{ "indexName": "docs", "query": "…" }] }`.
 *
 * @throws {BadRequest} if it is invalid, with the reason
 */
export function readRequests(body: string): IndexRequest[] {
  return requestsOf(body, LIMITS.requests).map(readRequest);
}
