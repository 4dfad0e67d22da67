/** A heading that both pages have, or an end of the page. */
export interface Mark {
  key: string;
  /** Pixels from the top of the page. */
  top: number;
}

/** Where a reader is between two marks: the first one, and how much of the way to the next. */
export interface Stand {
  key: string;
  part: number;
}

/**
 * Where a line of a page is among its marks.
 *
 * Runs in the browser by its source text, so it uses nothing from around it.
 */
export function standAt(marks: readonly Mark[], line: number): Stand {
  let at = 0;
  while (at < marks.length - 1 && (marks[at + 1] as Mark).top <= line) at += 1;
  const mark = marks[at];
  if (mark === undefined) return { key: '', part: 0 };
  const next = marks[at + 1];
  const height = next === undefined ? 0 : next.top - mark.top;
  const part = height > 0 ? Math.min(1, Math.max(0, (line - mark.top) / height)) : 0;
  return { key: mark.key, part };
}

/** The line of another page that is at the same place among its marks; runs in the browser, too. */
export function lineOf(marks: readonly Mark[], stand: Stand): number {
  const at = marks.findIndex((mark) => mark.key === stand.key);
  const mark = marks[at];
  if (mark === undefined) return 0;
  const next = marks[at + 1];
  return mark.top + (next === undefined ? 0 : stand.part * (next.top - mark.top));
}
