import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A query with known answers. */
export interface BenchQuery {
  lang: string;
  kind: string;
  query: string;
  /** The correct pages and sections. */
  relevant: readonly Target[];
}

/** `url` refers to the page itself, `url#id` to a section, and `url#*` to any section of the page. */
export interface Target {
  page: string;
  anchor: string | null;
}

const ANY = '*';
const querySchema = z.array(
  z.object({
    lang: z.string().min(1),
    kind: z.string().min(1),
    query: z.string(),
    relevant: z.array(z.string().min(1)).min(1),
  }),
);

/** Normalizes a URL for comparison: without origin, language, extension, trailing slash and `index`. */
export function pageKey(url: string, lang: string): string {
  const path = url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/(?:^|\/)(?:index|README)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return path === lang || path.startsWith(`${lang}/`) ? path.slice(lang.length + 1) : path;
}

/** Decodes an id. If it contains a malformed escape, it is returned unchanged. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function targetOf(address: string, lang: string, pages: ReadonlySet<string>): Target {
  const hash = address.indexOf('#');
  const anchor = hash < 0 ? null : decoded(address.slice(hash + 1));
  let page = pageKey(address, lang);
  // Ignores a base or version at the start of the path.
  while (!pages.has(page) && page.includes('/')) page = page.slice(page.indexOf('/') + 1);
  return { page: pages.has(page) ? page : pageKey(address, lang), anchor };
}

/**
 * Parses a file of queries.
 *
 * @throws if it is not a valid list
 */
export function parseQueries(file: string): z.infer<typeof querySchema> {
  const parsed = querySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the languages in a file of queries. */
export function languagesOf(file: string): string[] {
  return [...new Set(parseQueries(file).map(({ lang }) => lang))];
}

/**
 * Reads a file of queries. URLs that the docs do not have are kept and are never answered.
 *
 * @param pagesOf returns the pages of a language by `pageKey`
 * @param languages the languages to include
 * @throws if the list is invalid, or if none of its pages is in the docs
 */
export function readQueries(
  file: string,
  pagesOf: (lang: string) => ReadonlySet<string>,
  languages: readonly string[],
): BenchQuery[] {
  const own = parseQueries(file).filter(({ lang }) => languages.includes(lang));
  const queries = own.map((query) => ({
    ...query,
    relevant: query.relevant.map((url) => targetOf(url, query.lang, pagesOf(query.lang))),
  }));
  const isKnown = ({ lang, relevant }: BenchQuery) =>
    relevant.some(({ page }) => pagesOf(lang).has(page));
  if (queries.length > 0 && !queries.some(isKnown)) {
    const example = queries[0]?.relevant[0]?.page;
    throw new Error(
      `${file}: none of its pages is in the docs, such as /${example} → correct its "relevant", or give other --docs.`,
    );
  }
  return queries;
}

/** A found section in the form that the measures compare. */
export interface FoundSection {
  page: string;
  anchor: string | null;
}

/** Returns the index of the target that a hit answers, or -1. */
export function answeredTarget(hit: FoundSection, relevant: readonly Target[]): number {
  return relevant.findIndex(
    ({ page, anchor }) => page === hit.page && (anchor === ANY || anchor === hit.anchor),
  );
}

/** Returns the index of the target whose page contains the hit, or -1. */
export function answeredPage(hit: FoundSection, relevant: readonly Target[]): number {
  return [...new Set(relevant.map(({ page }) => page))].indexOf(hit.page);
}
