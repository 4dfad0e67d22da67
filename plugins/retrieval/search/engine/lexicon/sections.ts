import type { StoredHeadings, StoredPage } from '../format/headingsFile.ts';

/** A page and the numbers of its sections: from `first` up to and without `end`. */
export interface PageRange {
  page: StoredPage;
  first: number;
  end: number;
}

/** The sections and pages of an index, by number, in the order of the pages. */
export interface Layout {
  count: number;
  lang: string;
  version: string;
  /** The number of the page of each section. */
  pageOf: Uint32Array;
  /** The number of the first section of each page, which is the page itself. */
  firsts: Uint32Array;
  /** The weight of each page. 1 is neutral. */
  boosts: ArrayLike<number>;
}

/** All sections of an index. */
export interface Sections extends Layout {
  pages: readonly PageRange[];
  /** The fame of each section, from 0 to 15. */
  fames: Uint8Array;
  /** Where the headings below a section end: they are the numbers after its own, up to and without this one. */
  ends: Uint32Array;
  /** With marked borders. */
  storedTitle(section: number): string;
}

/** Where the headings below each section end. */
function endsOf(levels: Uint8Array, pageOf: Uint32Array): Uint32Array {
  const ends = new Uint32Array(levels.length);
  for (let section = levels.length - 1; section >= 0; section--) {
    let end = section + 1;
    while (
      end < levels.length &&
      pageOf[end] === pageOf[section] &&
      (levels[end] ?? 0) > (levels[section] ?? 0)
    ) {
      end = ends[end] ?? end + 1;
    }
    ends[section] = end;
  }
  return ends;
}

/** The sections of stored headings, with their hierarchy. */
export function createSections({ lang, version, pages }: StoredHeadings): Sections {
  let count = 0;
  const ranges = pages.map((page) => {
    const first = count;
    count += page.sections.length;
    return { page, first, end: count };
  });
  const all = pages.flatMap((page) => page.sections);
  const levels = Uint8Array.from(all, ({ level }) => level);
  const fames = Uint8Array.from(all, ({ fame }) => fame);
  const pageOf = new Uint32Array(count);
  for (const [number, { first, end }] of ranges.entries()) pageOf.fill(number, first, end);
  const ends = endsOf(levels, pageOf);
  return {
    count,
    lang,
    version,
    pages: ranges,
    pageOf,
    firsts: Uint32Array.from(ranges, ({ first }) => first),
    boosts: pages.map(({ boost }) => boost),
    fames,
    ends,
    storedTitle: (section) => all[section]?.title ?? '',
  };
}
