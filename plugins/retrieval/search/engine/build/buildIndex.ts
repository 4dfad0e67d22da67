import type { SearchRecord } from '../../shared/types.ts';
import { learnSegmenter } from '../analysis/learnSegmenter.ts';
import { markBorders, type Segmenter, segmentedTerms } from '../analysis/segment.ts';
import { termsOf } from '../analysis/terms.ts';
import { encodeBody, type StoredField } from '../format/bodyFile.ts';
import { identityOf } from '../format/envelope.ts';
import type { PageFragment } from '../format/fragment.ts';
import {
  encodeHeadings,
  fameOf,
  type StoredHeadings,
  type StoredPage,
} from '../format/headingsFile.ts';
import { indexHeadings } from '../lexicon/headingTerms.ts';
import { createSections } from '../lexicon/sections.ts';
import { countMentions, namesIn } from './countMentions.ts';
import { groupByPage } from './groupByPage.ts';
import { snippetText } from './snippetText.ts';
import { createCodeCounter, termsOfBlocks } from './storeCode.ts';
import { createProseCounter } from './storeProse.ts';
import { type Synonyms, storeSynonyms } from './storeSynonyms.ts';

export interface BuildOptions {
  lang: string;
  version: string;
  /** @default none */
  synonyms?: Synonyms;
}

/** The files of an index for one language and one version, which is loaded as a whole. */
export interface BuiltIndex {
  /** Enough to answer queries from headings. */
  headings: Uint8Array;
  /** The prose, the code and the synonyms. */
  body: Uint8Array;
  /** The text for snippets, by the address of the page without a hash. */
  fragments: ReadonlyMap<string, PageFragment>;
}

/** The content of an index before it is encoded. */
export interface PreparedIndex {
  headings: StoredHeadings;
  prose: StoredField;
  code: StoredField;
  synonyms: [string, string[]][];
  fragments: ReadonlyMap<string, PageFragment>;
}

/** What has been read from a record: its terms, the terms in its code, the names that it mentions, and its snippet. */
type RecordPart = 'terms' | 'code' | 'names' | 'snippet';

/**
 * Returns a part of a record, which `make` reads. An index that is built again and again may cache the parts, because
 * reading them takes most of the time.
 */
export type KeepPart = <Result>(
  record: SearchRecord,
  part: RecordPart,
  make: () => Result,
) => Result;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function titleOf({ hierarchy, type }: SearchRecord): string {
  return oneLine(hierarchy[type] ?? '');
}

/** The text of a section that is searched in addition to its heading and code: its prose and the questions that it answers. */
function wordsOf({ content, questions }: SearchRecord): string {
  return oneLine([content ?? '', ...questions].join('\n'));
}

function storePage(
  url: string,
  records: readonly SearchRecord[],
  segment: Segmenter,
  mentionsOf: ReadonlyMap<SearchRecord, number>,
): StoredPage {
  const [page] = records;
  return {
    url,
    lvl0: oneLine(page?.hierarchy.lvl0 ?? ''),
    keywords: (page?.keywords ?? [])
      .map((word) => markBorders(oneLine(word), segment))
      .filter(Boolean),
    boost: page?.boost ?? 1,
    sections: records.map((record) => ({
      level: Number(record.type.slice(3)),
      title: markBorders(titleOf(record), segment),
      anchor: record.anchor,
      fame: fameOf(mentionsOf.get(record) ?? 0),
    })),
  };
}

/**
 * Counts records, which are of one language and one version. Of the words of a section nothing is kept but where they are.
 * The parents of a section are the headings before it on its page, so records come in the order of the page.
 *
 * @param keep caches the parts of records
 * @throws if a page does not begin with its own record
 */
export function prepareIndex(
  records: readonly SearchRecord[],
  { lang, version, synonyms = {} }: BuildOptions,
  keep: KeepPart = (_record, _part, make) => make(),
): PreparedIndex {
  const texts = records.flatMap((record) => [titleOf(record), wordsOf(record)]);
  const segment = learnSegmenter(texts, lang);
  const groups = [...groupByPage(records)];
  const inOrder = groups.flatMap(([, group]) => group);
  const mentions = countMentions(
    groups.flatMap(([, group], page) =>
      group.map((record) => ({
        page,
        isPage: record.type === 'lvl1',
        title: titleOf(record),
        prose: record.content ?? '',
      })),
    ),
    (at) => {
      const record = inOrder[at];
      return record ? keep(record, 'names', () => namesIn(record.content ?? '')) : [];
    },
  );
  const prose = createProseCounter();
  const code = createCodeCounter();
  const mentionsOf = new Map<SearchRecord, number>();
  for (const record of inOrder) {
    mentionsOf.set(record, mentions[mentionsOf.size] ?? 0);
    const terms = keep(record, 'terms', () => segmentedTerms(wordsOf(record), segment));
    prose.add(terms);
    const said = new Set([...termsOf(titleOf(record)), ...terms]);
    code.add({ terms: keep(record, 'code', () => termsOfBlocks(record.code)), said });
  }
  const pages = groups.map(([url, group]) => storePage(url, group, segment, mentionsOf));
  const fragments = groups.map(([url, group]): [string, PageFragment] => [
    url,
    {
      sections: group.map((record) =>
        keep(record, 'snippet', () => snippetText(record.content, record.units)),
      ),
    },
  ]);
  return {
    headings: { lang, version, pages },
    prose: prose.store(),
    code: code.store(),
    synonyms: storeSynonyms(synonyms, segment),
    fragments: new Map(fragments),
  };
}

/** Encodes an index that is loaded as a whole. The same records produce the same bytes. */
export function wholeIndex(prepared: PreparedIndex): BuiltIndex {
  const { prose, code, synonyms, fragments } = prepared;
  const headings = encodeHeadings(prepared.headings);
  const stored = { headings: identityOf(headings), prose, code, synonyms };
  const body = encodeBody(stored, [...indexHeadings(createSections(prepared.headings)).keys()]);
  return { headings, body, fragments };
}

/**
 * Builds an index from records, as files that are loaded as a whole.
 *
 * @throws if a page does not begin with its own record
 */
export function buildIndex(records: readonly SearchRecord[], options: BuildOptions): BuiltIndex {
  return wholeIndex(prepareIndex(records, options));
}
