import type { RecordHierarchy, SearchHit } from '../../shared/types.ts';
import type { Mark } from './marks.ts';

/** The titles of a hit with the matches marked. */
export function markHierarchy(hierarchy: RecordHierarchy, mark: Mark): SearchHit['marked'] {
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    lvl0: mark(lvl0),
    lvl1: mark(lvl1),
    lvl2: lvl2 ? mark(lvl2) : null,
    lvl3: lvl3 ? mark(lvl3) : null,
    lvl4: lvl4 ? mark(lvl4) : null,
    lvl5: lvl5 ? mark(lvl5) : null,
    lvl6: lvl6 ? mark(lvl6) : null,
  };
}
