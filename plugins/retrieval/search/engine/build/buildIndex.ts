import type { SearchRecord } from '../../shared/types.ts';
import {
  createSegmenter,
  markBorders,
  type Segmenter,
  segmentedTerms,
} from '../analysis/segment.ts';
import { termsOf } from '../analysis/terms.ts';
import { encodeBody } from '../format/bodyFile.ts';
import { identityOf } from '../format/envelope.ts';
import type { PageFragment } from '../format/fragment.ts';
import { encodeHeadings, fameOf, type StoredPage } from '../format/headingsFile.ts';
import { indexHeadings } from '../lexicon/headingTerms.ts';
import { createSections } from '../lexicon/sections.ts';
import { countMentions } from './countMentions.ts';
import { groupByPage } from './groupByPage.ts';
import { snippetText } from './snippetText.ts';
import { storeCode } from './storeCode.ts';
import { storeProse } from './storeProse.ts';
import { type Synonyms, storeSynonyms } from './storeSynonyms.ts';

export interface BuildOptions {
  lang: string;
  version: string;
  /** @default none */
  synonyms?: Synonyms;
}

/** The files of an index: of one language and one version. */
export interface BuiltIndex {
  /** Answers by itself. */
  headings: Uint8Array;
  /** The prose, the code and the synonyms. */
  body: Uint8Array;
  /** What snippets are cut from, by the address of the page without hash. */
  fragments: ReadonlyMap<string, PageFragment>;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function titleOf({ hierarchy, type }: SearchRecord): string {
  return oneLine(hierarchy[type] ?? '');
}

/** What a section is found by besides its heading and code: its prose, and the questions that it answers. */
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
 * The index of records, which are of one language and one version. The same records give the same bytes.
 * The parents of a section are the headings before it on its page, so records come in the order of the page.
 *
 * @throws if a page does not begin with its own record
 */
export function buildIndex(
  records: readonly SearchRecord[],
  { lang, version, synonyms = {} }: BuildOptions,
): BuiltIndex {
  const segment = createSegmenter(lang);
  const groups = [...groupByPage(records)];
  const mentions = countMentions(
    groups.flatMap(([, group], page) =>
      group.map((record) => ({
        page,
        isPage: record.type === 'lvl1',
        title: titleOf(record),
        prose: record.content ?? '',
      })),
    ),
  );
  const ordered = groups.flatMap(([, group]) => group);
  const mentionsOf = new Map(ordered.map((record, at) => [record, mentions[at] ?? 0]));
  const pages = groups.map(([url, group]) => storePage(url, group, segment, mentionsOf));
  const storedHeadings = { lang, version, pages };
  const headings = encodeHeadings(storedHeadings);
  const terms = ordered.map((record) => segmentedTerms(wordsOf(record), segment));
  const stored = {
    headings: identityOf(headings),
    prose: storeProse(terms),
    code: storeCode(
      ordered.map((record, at) => ({
        blocks: record.code,
        said: new Set([...termsOf(titleOf(record)), ...(terms[at] ?? [])]),
      })),
    ),
    synonyms: storeSynonyms(synonyms, segment),
  };
  const body = encodeBody(stored, [...indexHeadings(createSections(storedHeadings)).keys()]);
  const fragments = groups.map(([url, group]): [string, PageFragment] => [
    url,
    { sections: group.map(({ content, units }) => snippetText(content, units)) },
  ]);
  return { headings, body, fragments: new Map(fragments) };
}
