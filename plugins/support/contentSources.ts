/**
 * The sources that pages may load from, by directive of the Content-Security-Policy: `{ 'img-src':
 * ['https://img.example'] }`.
 */
export type ContentSources = Readonly<Record<string, readonly string[]>>;

/** Merges sources, without duplicates. */
export function mergeSources(...all: readonly ContentSources[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const [directive, sources] of all.flatMap((one) => Object.entries(one))) {
    merged[directive] = [...new Set([...(merged[directive] ?? []), ...sources])];
  }
  return merged;
}
