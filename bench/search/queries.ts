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
    .replace(/(?:^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '');
  return path === lang || path.startsWith(`${lang}/`) ? path.slice(lang.length + 1) : path;
}

function targetOf(address: string, lang: string, pages: ReadonlySet<string>): Target {
  const hash = address.indexOf('#');
  const anchor = hash < 0 ? null : decodeURIComponent(address.slice(hash + 1));
  let page = pageKey(address, lang);
  // A base or a version in front says nothing about the folder.
  while (!pages.has(page) && page.includes('/')) page = page.slice(page.indexOf('/') + 1);
  return { page: pages.has(page) ? page : pageKey(address, lang), anchor };
}

/**
 * Reads a file of queries.
 *
 * @param pagesOf the pages of a language by `pageKey`
 * @param languages queries in others are left out
 * @throws if the file is not such a list, or names pages that the docs do not have
 */
export function readQueries(
  file: string,
  pagesOf: (lang: string) => ReadonlySet<string>,
  languages: readonly string[],
): BenchQuery[] {
  const parsed = querySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const own = parsed.data.filter(({ lang }) => languages.includes(lang));
  const queries = own.map((query) => ({
    ...query,
    relevant: query.relevant.map((url) => targetOf(url, query.lang, pagesOf(query.lang))),
  }));
  const unknown = queries.filter(({ lang, relevant }) =>
    relevant.every(({ page }) => !pagesOf(lang).has(page)),
  );
  if (unknown.length > 0) {
    const list = unknown.slice(0, 10).map(({ lang, query, relevant }) => {
      return `  ${lang} "${query}": ${relevant.map(({ page }) => `/${page}`).join(', ')}`;
    });
    const problem = `${file}: ${unknown.length} queries whose pages are not in the docs:`;
    throw new Error(
      [problem, ...list, 'Correct their "relevant", or give other --docs.'].join('\n'),
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
