import type { Fence } from '../../content/tree/fenceMeta';

/** As much of a Markdown node as samples need. */
export interface SampleNode extends Fence {
  children?: SampleNode[];
  position?: { start: { line: number } };
}
