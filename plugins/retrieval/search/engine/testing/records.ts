import type { RecordHierarchy, RecordType, SearchRecord } from '../../shared/types.ts';

type CodeBlock = SearchRecord['code'][number];

/** A page of a test: its title and prose, and its headings with theirs. */
export interface TestPage {
  url: string;
  title: string;
  prose?: string;
  keywords?: string[];
  /** Questions that it answers above the first heading. */
  questions?: string[];
  boost?: number;
  /** Code blocks above the first heading. */
  code?: readonly CodeBlock[];
  /** `['## name {#id}', 'prose']`, and blocks of code; the hashes give the level. */
  sections?: readonly (readonly [heading: string, prose: string, ...code: CodeBlock[]])[];
}

const HEADING = /^(#{2,6}) (.*?)(?: \{#(.*)\})?$/;

function recordOf(page: TestPage, hierarchy: RecordHierarchy, type: RecordType): SearchRecord {
  const { keywords = [], questions = [], boost = 1 } = page;
  return {
    objectID: page.url,
    type,
    hierarchy: { ...hierarchy },
    content: page.prose ?? null,
    url: page.url,
    anchor: null,
    lang: 'en',
    version: 'v2',
    keywords,
    questions,
    boost,
    code: page.code ?? [],
    units: page.prose ? [page.prose] : [],
  };
}

/** Creates records from a short notation of pages. */
export function recordsOf(pages: readonly TestPage[], lang = 'en'): SearchRecord[] {
  return pages.flatMap((page) => {
    const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    const hierarchy: RecordHierarchy = { lvl0: 'Docs', lvl1: page.title, ...none };
    const records = [{ ...recordOf(page, hierarchy, 'lvl1'), lang }];
    for (const [heading, prose, ...code] of page.sections ?? []) {
      const [, hashes = '##', title = heading, id] = HEADING.exec(heading) ?? [];
      const type = `lvl${hashes.length}` as 'lvl2';
      for (let level = hashes.length; level <= 6; level++)
        hierarchy[`lvl${level}` as 'lvl2'] = null;
      hierarchy[type] = title;
      const anchor =
        id ??
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-');
      const url = `${page.url}#${anchor}`;
      const record = recordOf({ ...page, prose, code, questions: [] }, hierarchy, type);
      records.push({ ...record, lang, objectID: url, url, anchor });
    }
    return records;
  });
}
