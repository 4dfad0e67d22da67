import type { Rect } from './rects';

/** A slot or part on the page. */
export interface Mark {
  name: string;
  kind: 'part' | 'slot';
  /** Whether the slot has content. */
  isFilled: boolean;
  /** Returns the rectangles of its content in the window. */
  rects: () => readonly Rect[];
  /** The element at the position of an empty slot. */
  here?: HTMLElement | null;
}

const marks = new Set<Mark>();

/** Registers a slot or part. The returned function removes it. */
export function addMark(mark: Mark): () => void {
  marks.add(mark);
  return () => marks.delete(mark);
}

export const allMarks = (): readonly Mark[] => [...marks];
