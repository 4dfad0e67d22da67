import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A query whose answers are known. */
export interface BenchQuery {
  lang: string;
  kind: string;
  query: string;
  /** Pages and sections that answer it. */
  relevant: readonly Target[];
}

/** `url` stands for the page itself, `url#id` for a section, `url#*` for any section of the page. */
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

/** An address as the benchmark compares it: no origin, language, ending or last slash; `index` is its folder. */
export function pageKey(url: string, lang: string): string {
  const path = url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/(?:^|\/)(?:index|README)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return path === lang || path.startsWith(`${lang}/`) ? path.slice(lang.length + 1) : path;
}

/** An id as it is in the page; one with a lonely `%` is as it is written. */
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
  // A base or a version in front says nothing about the folder.
  while (!pages.has(page) && page.includes('/')) page = page.slice(page.indexOf('/') + 1);
  return { page: pages.has(page) ? page : pageKey(address, lang), anchor };
}

/**
 * A file of queries as it is written.
 *
 * @throws if it is not such a list
 */
export function parseQueries(file: string): z.infer<typeof querySchema> {
  const parsed = querySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The languages of a file of queries. */
export function languagesOf(file: string): string[] {
  return [...new Set(parseQueries(file).map(({ lang }) => lang))];
}

/**
 * Reads a file of queries. Addresses that the docs do not have stay: such a query is never answered.
 *
 * @param pagesOf the pages of a language by `pageKey`
 * @param languages queries in others are left out
 * @throws if the file is not such a list, or none of its pages is in the docs
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

/** A found section, as the measures compare it. */
export interface FoundSection {
  page: string;
  anchor: string | null;
}

/** Which target a hit answers; -1 where it answers none. */
export function answeredTarget(hit: FoundSection, relevant: readonly Target[]): number {
  return relevant.findIndex(
    ({ page, anchor }) => page === hit.page && (anchor === ANY || anchor === hit.anchor),
  );
}

/** The place in `pages` of the page that a hit is on; -1 where it is none of them. */
export function answeredPage(hit: FoundSection, relevant: readonly Target[]): number {
  return [...new Set(relevant.map(({ page }) => page))].indexOf(hit.page);
}
