import type { Rect } from './rects';

/** A slot or part that is on the page. */
export interface Mark {
  name: string;
  kind: 'part' | 'slot';
  /** Whether somebody has given the slot something to show. */
  isFilled: boolean;
  /** What it shows, in the window. */
  rects: () => readonly Rect[];
  /** Where an empty slot is. */
  here?: HTMLElement | null;
}

const marks = new Set<Mark>();

/** Tells of a slot or part for as long as it is on the page. */
export function addMark(mark: Mark): () => void {
  marks.add(mark);
  return () => marks.delete(mark);
}

export const allMarks = (): readonly Mark[] => [...marks];
