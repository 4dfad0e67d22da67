import type { Fence } from '../../content/tree/fenceMeta';

/** A Markdown node with the properties that samples need. */
export interface SampleNode extends Fence {
  children?: SampleNode[];
  position?: { start: { line: number } };
}
