import type { RecordHierarchy, SearchHit } from '../../shared/types.ts';
import { cutAt, findMatches, type Marker } from './marks.ts';

/** The titles of a hit with the matches marked. */
export function markHierarchy(hierarchy: RecordHierarchy, marker: Marker): SearchHit['marked'] {
  const mark = (text: string | null) => text && cutAt(text, findMatches(text, marker));
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    lvl0: cutAt(lvl0, findMatches(lvl0, marker)),
    lvl1: cutAt(lvl1, findMatches(lvl1, marker)),
    lvl2: mark(lvl2) || null,
    lvl3: mark(lvl3) || null,
    lvl4: mark(lvl4) || null,
    lvl5: mark(lvl5) || null,
    lvl6: mark(lvl6) || null,
  };
}
