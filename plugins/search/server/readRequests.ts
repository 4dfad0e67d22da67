import { DEFAULT_TAGS, type MarkTags } from '../shared/markedHtml';
import { BadRequest } from './badRequest';
import { facetFilters, filtersText, type PlaceFilter } from './filters';
import { LIMITS } from './limits';

/** A question of a client, with everything that is not given filled in. */
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
  /** What the client gave, in the form of a query. */
  params: string;
}

type Params = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(params: Params, name: string, max: number): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new BadRequest(`${name} is not a string`);
  if (value.length > max) throw new BadRequest(`${name} is longer than ${max} characters`);
  return value;
}

/** A whole number, which some clients send as text. */
function whole(params: Params, name: string, otherwise: number, max: number): number {
  const value = params[name] ?? otherwise;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
    throw new BadRequest(`${name} is not a whole number from 0 on`);
  }
  return Math.min(number, max);
}

/** `content:10` in a list of attributes to snippet. */
function wordsOf(given: unknown, attribute: string): number | undefined {
  const list = typeof given === 'string' ? [given] : (given ?? []);
  if (!Array.isArray(list)) throw new BadRequest('attributesToSnippet is not a list');
  for (const entry of list) {
    if (typeof entry !== 'string') throw new BadRequest('attributesToSnippet has no strings');
    const [name, words = '10'] = entry.split(':');
    if (name !== attribute && name !== '*') continue;
    const count = Number(words);
    if (!Number.isInteger(count) || count < 1) {
      throw new BadRequest(`attributesToSnippet has ${JSON.stringify(entry.slice(0, 80))}`);
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
  if (typeof params !== 'string') throw new BadRequest('params is neither a string nor an object');
  const entries = [...new URLSearchParams(params)].map(([name, value]): [string, unknown] => {
    if (!/^\s*\[/.test(value)) return [name, value];
    try {
      return [name, JSON.parse(value)];
    } catch {
      return [name, value];
    }
  });
  return { ...Object.fromEntries(entries), ...own };
}

function paramsText({ indexName: _, ...params }: Params): string {
  const written = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(written).toString();
}

function readRequest(given: unknown): IndexRequest {
  if (!isObject(given)) throw new BadRequest('a request is not an object');
  const params = unfold(given);
  if (params.type !== undefined && params.type !== 'default') {
    throw new BadRequest(
      `type is ${JSON.stringify(params.type).slice(0, 80)}, only "default" is answered`,
    );
  }
  const indexName = text(params, 'indexName', LIMITS.name);
  if (!indexName) throw new BadRequest('indexName is missing');
  const hitsPerPage = whole(params, 'hitsPerPage', 20, LIMITS.hitsPerPage);
  const filters = text(params, 'filters', LIMITS.name)?.trim();
  return {
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
    params: paramsText(params),
  };
}

/**
 * The questions in a body, `{ "requests": [{ "indexName": "docs", "query": "…" }] }`.
 *
 * @throws {BadRequest} what is wrong with it
 */
export function readRequests(body: string): IndexRequest[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new BadRequest('the body is not JSON');
  }
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests)) throw new BadRequest('the body has no list "requests"');
  if (requests.length > LIMITS.requests) {
    throw new BadRequest(`the body has more than ${LIMITS.requests} requests`);
  }
  return requests.map(readRequest);
}
