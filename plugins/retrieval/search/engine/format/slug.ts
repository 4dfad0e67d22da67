import { withoutBorders } from '../analysis/segment.ts';

/** The generated ID of a heading without an explicit one: lower case, without punctuation, hyphens instead of spaces. */
export function slugOf(title: string): string {
  return withoutBorders(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
