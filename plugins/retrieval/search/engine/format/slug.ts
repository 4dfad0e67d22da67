import { withoutBorders } from '../analysis/segment.ts';

/** The id that a heading has where none is written: lower case, gaps as hyphens, without punctuation. */
export function slugOf(title: string): string {
  return withoutBorders(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
