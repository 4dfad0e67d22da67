/** A heading that both pages have, or an end of the page. */
export interface Mark {
  key: string;
  /** The distance from the top of the page in pixels. */
  top: number;
}

/** A position between two marks: the key of the first one, and the fraction of the distance to the next. */
export interface MarkPosition {
  key: string;
  part: number;
}

/**
 * Returns the position of a line relative to the marks of a page.
 *
 * Its source text is run in the browser, so it must not use anything outside the function.
 */
export function standAt(marks: readonly Mark[], line: number): MarkPosition {
  let at = 0;
  while (at < marks.length - 1 && (marks[at + 1] as Mark).top <= line) at += 1;
  const mark = marks[at];
  if (mark === undefined) return { key: '', part: 0 };
  const next = marks[at + 1];
  const height = next === undefined ? 0 : next.top - mark.top;
  const part = height > 0 ? Math.min(1, Math.max(0, (line - mark.top) / height)) : 0;
  return { key: mark.key, part };
}

/**
 * Returns the line of another page at the same position relative to its marks. Its source text is run in the
 * browser too.
 */
export function lineOf(marks: readonly Mark[], stand: MarkPosition): number {
  const at = marks.findIndex((mark) => mark.key === stand.key);
  const mark = marks[at];
  if (mark === undefined) return 0;
  const next = marks[at + 1];
  return mark.top + (next === undefined ? 0 : stand.part * (next.top - mark.top));
}
