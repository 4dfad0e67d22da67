/** In the query of a page: the language that it is read beside. */
const BESIDE = 'beside';

/** The language that a page is read beside: `?beside=en` → `en` */
export function readBeside(search: string): string | undefined {
  return new URLSearchParams(search).get(BESIDE) || undefined;
}

/** A query that says so, or no longer; what else it says stays. */
export function writeBeside(search: string, lang: string | undefined): string {
  const query = new URLSearchParams(search);
  if (lang === undefined) query.delete(BESIDE);
  else query.set(BESIDE, lang);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
