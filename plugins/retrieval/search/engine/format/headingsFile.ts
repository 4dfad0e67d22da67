import { ByteReader, ByteWriter } from './bytes.ts';
import { unwrap, wrap } from './envelope.ts';
import { slugOf } from './slug.ts';

/** A page as it is stored. */
export interface StoredPage {
  /** Its address without hash. */
  url: string;
  lvl0: string;
  /** Words from its frontmatter. */
  keywords: readonly string[];
  /** 1 is neutral. Stored in hundredths. */
  boost: number;
  /** In the order of the page; the first is the page itself. */
  sections: readonly StoredSection[];
}

export interface StoredSection {
  /** 1 to 6. */
  level: number;
  /** With marked borders. */
  title: string;
  anchor: string | null;
  /** How often other pages mention it, from 0 to 15; see `fameOf`. */
  fame: number;
}

/** Everything that is available before the body has been loaded. */
export interface StoredHeadings {
  lang: string;
  version: string;
  pages: readonly StoredPage[];
}

/** The fame of a section that a number of other pages mention, on a logarithmic scale from 0 to 15. */
export function fameOf(mentions: number): number {
  return Math.min(15, Math.round(2 * Math.log2(1 + mentions)));
}

const SAME_AS_TITLE = '';
const NONE = '#';

function storedAnchor({ title, anchor }: StoredSection): string {
  if (anchor === null) return NONE;
  return anchor === slugOf(title) ? SAME_AS_TITLE : anchor;
}

function readAnchor(stored: string, title: string): string | null {
  if (stored === NONE) return null;
  return stored === SAME_AS_TITLE ? slugOf(title) : stored;
}

function writeLines(writer: ByteWriter, lines: readonly string[]): void {
  writer.text(lines.join('\n'));
}

function readLines(reader: ByteReader): () => string {
  const lines = reader.text().split('\n');
  let at = 0;
  return () => lines[at++] ?? '';
}

/** The headings file. It is stored by column, which compresses better than by section. */
export function encodeHeadings({ lang, version, pages }: StoredHeadings): Uint8Array {
  const writer = new ByteWriter();
  const sections = pages.flatMap((page) => page.sections);
  writer.text(lang);
  writer.text(version);
  writer.number(pages.length);
  for (const page of pages) writer.number(page.sections.length);
  for (const page of pages) writer.number(Math.round(page.boost * 100));
  for (const { level } of sections) writer.byte(level);
  for (const { fame } of sections) writer.byte(fame);
  writeLines(
    writer,
    pages.map(({ url }) => url),
  );
  writeLines(
    writer,
    pages.map(({ lvl0 }, at) => (lvl0 === pages[at - 1]?.lvl0 ? '' : lvl0)),
  );
  writeLines(
    writer,
    pages.map(({ keywords }) => keywords.join('\t')),
  );
  writeLines(
    writer,
    sections.map(({ title }) => title),
  );
  writeLines(writer, sections.map(storedAnchor));
  return wrap('headings', writer.toBytes());
}

/**
 * What `encodeHeadings` was given.
 *
 * @throws IndexFormatError
 */
export function decodeHeadings(bytes: Uint8Array): StoredHeadings {
  const reader = new ByteReader(unwrap('headings', bytes), 'headings');
  const lang = reader.text();
  const version = reader.text();
  const counts = Array.from({ length: reader.number() }, () => 0).map(() => reader.number());
  const boosts = counts.map(() => reader.number() / 100);
  const bytesOf = (count: number) => Array.from({ length: count }, () => reader.byte());
  const levels = counts.map(bytesOf);
  const fames = counts.map(bytesOf);
  const [nextUrl, nextLvl0, nextKeywords] = [reader, reader, reader].map(readLines) as [
    () => string,
    () => string,
    () => string,
  ];
  const nextTitle = readLines(reader);
  const nextAnchor = readLines(reader);
  let lvl0 = '';
  const pages = levels.map((levelsOfPage, at): StoredPage => {
    lvl0 = nextLvl0() || lvl0;
    const keywords = nextKeywords();
    return {
      url: nextUrl(),
      lvl0,
      keywords: keywords === '' ? [] : keywords.split('\t'),
      boost: boosts[at] ?? 1,
      sections: levelsOfPage.map((level, section) => {
        const title = nextTitle();
        const fame = fames[at]?.[section] ?? 0;
        return { level, title, anchor: readAnchor(nextAnchor(), title), fame };
      }),
    };
  });
  return { lang, version, pages };
}
