import type { RecordHierarchy, RecordType, SearchHit } from '../shared/types.ts';
import type { Sections } from './lexicon/sections.ts';
import type { Ranked } from './rank/rank.ts';
import { markHierarchy } from './snippets/markHierarchy.ts';
import type { Mark } from './snippets/marks.ts';

function hierarchyOf(section: number, sections: Sections): RecordHierarchy {
  const titles: (string | null)[] = [null, null, null, null, null, null];
  for (const each of [...sections.parents(section), section]) {
    titles[(sections.levels[each] ?? 1) - 1] = sections.title(each);
  }
  const [lvl1 = '', lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  const lvl0 = sections.pages[sections.pageOf[section] ?? 0]?.page.lvl0 ?? '';
  return { lvl0, lvl1: lvl1 ?? '', lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** A found section as the answer has it, still without its snippet. */
export function createHit({ section, score }: Ranked, sections: Sections, mark: Mark): SearchHit {
  const hierarchy = hierarchyOf(section, sections);
  const anchor = sections.anchor(section);
  const page = sections.pages[sections.pageOf[section] ?? 0]?.page.url ?? '';
  const url = anchor === null ? page : `${page}#${anchor}`;
  return {
    objectID: url,
    type: `lvl${sections.levels[section] ?? 1}` as RecordType,
    hierarchy,
    url,
    anchor,
    lang: sections.lang,
    version: sections.version,
    marked: markHierarchy(hierarchy, mark),
    snippet: null,
    score,
  };
}
