import type { RecordHierarchy, RecordType, SearchHit } from '../shared/types.ts';
import { withoutBorders } from './analysis/segment.ts';
import type { StoredPage } from './format/headingsFile.ts';
import type { Layout } from './lexicon/sections.ts';
import type { Ranked } from './rank/ranked.ts';
import { markHierarchy } from './snippets/markHierarchy.ts';
import type { Mark } from './snippets/marks.ts';

/** The titles above a section of a page, and its own. */
function hierarchyOf({ lvl0, sections }: StoredPage, at: number): RecordHierarchy {
  const titles: (string | null)[] = [null, null, null, null, null, null];
  for (const { level, title } of sections.slice(0, at + 1)) {
    titles[level - 1] = withoutBorders(title);
    titles.fill(null, level);
  }
  const [lvl1 = '', lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  return { lvl0, lvl1: lvl1 ?? '', lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** A found section in the form of a result, without its snippet. */
export function createHit(
  { section, score }: Ranked,
  page: StoredPage,
  { lang, version, firsts, pageOf }: Layout,
  mark: Mark,
): SearchHit {
  const at = section - (firsts[pageOf[section] ?? 0] ?? 0);
  const hierarchy = hierarchyOf(page, at);
  const { level = 1, anchor = null } = page.sections[at] ?? {};
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: url,
    type: `lvl${level}` as RecordType,
    hierarchy,
    url,
    anchor,
    lang,
    version,
    marked: markHierarchy(hierarchy, mark),
    snippet: null,
    score,
  };
}
