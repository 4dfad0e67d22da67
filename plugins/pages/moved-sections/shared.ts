import type { MovedSections } from '../../../theme/routes/movedSections';

/** The data of a page from which sections were moved. */
export interface MovedData {
  /** The old anchors, in the order of comparison, with the URLs of their targets. */
  movedSections?: MovedSections;
}
