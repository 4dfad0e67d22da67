import { belowBase, decodePath, rawPath } from '../../../serving/server/server/requestPath';
import { MAX_QUERY } from '../shared';
import { isPrivate } from './privateText';

/** Matches queries that are long enough: one Chinese character, or two others. */
const SHORTEST = /\p{Script=Han}|.{2}/u;
const UNSEEN = /[\p{Cc}\p{Cf}\s\p{Surrogate}]+/gu;
const MAX_PATH = 200;

/** Matches files that programs request on every host, and parts of pages, which readers do not request. */
const NO_PAGE =
  /\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|zip|gz|ico|png|jpe?g|gif|webp|svg|js|mjs|css|map|json|xml|txt|woff2?)$/i;

/**
 * Returns a normalized query, or `undefined` for one that is not counted: it is empty, was pasted, or may be
 * private.
 */
export function countedQuery(query: string): string | undefined {
  const plain = query.normalize('NFKC').replace(UNSEEN, ' ').trim().toLowerCase();
  const isCounted = plain.length <= MAX_QUERY && SHORTEST.test(plain) && !isPrivate(plain);
  return isCounted ? plain : undefined;
}

/**
 * Returns a normalized missing address relative to the base, without its query, or `undefined` for one that
 * is not counted.
 */
export function countedAddress(url: string, base: string): string | undefined {
  const decoded = decodePath(rawPath(url));
  const path = decoded && belowBase(decoded, base)?.replace(UNSEEN, ' ').toLowerCase();
  if (!path || path.length > MAX_PATH || NO_PAGE.test(path) || isPrivate(path)) return undefined;
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
