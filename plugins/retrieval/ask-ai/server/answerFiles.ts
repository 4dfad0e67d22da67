import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSection } from '../../../content/sections/types';
import { sharedBytes } from '../../../serving/server/worker/sharedBytes';
import type { AskScope } from '../endpoint/readScope';
import { type AnswerDocs, countedDocs, openAnswerDocs } from '../quotes/answerDocs';
import { countTerms, createVocabulary, type TermCounts } from '../quotes/vocabulary';

/** Files that the build writes next to the pages. Dot-files are never served. One section per line, … */
export const SECTIONS_FILE = '.lectern-sections.jsonl';
/** … and one line per language and version, with the counted terms and the positions of the sections. */
export const TERMS_FILE = '.lectern-terms.jsonl';

interface CountedPlace extends TermCounts {
  lang: string;
  version: string;
  /** The start and length of each section in the file, in bytes, by its address. */
  lines: Record<string, [start: number, length: number]>;
}

/** The sections of a built site, as files in memory that is shared between threads. */
export interface AnswerFiles {
  sections: Uint8Array;
  terms: Uint8Array;
}

/** Returns the contents of the files, by file name. */
export function answerFiles(sections: readonly PageSection[]): Record<string, string> {
  const places = new Map<string, { sections: PageSection[]; lines: Record<string, number[]> }>();
  let start = 0;
  const lines = sections.map((section) => {
    const key = JSON.stringify([section.version, section.lang]);
    const place = places.get(key) ?? { sections: [], lines: {} };
    places.set(key, place);
    const line = `${JSON.stringify(section)}\n`;
    const length = Buffer.byteLength(line);
    place.sections.push(section);
    place.lines[section.url] = [start, length];
    start += length;
    return line;
  });
  const counted = [...places.values()].map((place) => {
    const { lang = '', version = '' } = place.sections[0] ?? {};
    return `${JSON.stringify({ lang, version, ...countTerms(place.sections), lines: place.lines })}\n`;
  });
  return { [SECTIONS_FILE]: lines.join(''), [TERMS_FILE]: counted.join('') };
}

/** Writes the files next to the pages. */
export function writeAnswerFiles(root: string, sections: readonly PageSection[]): void {
  for (const [name, text] of Object.entries(answerFiles(sections))) {
    writeFileSync(path.join(root, name), text);
  }
}

/**
 * Reads the files of a built site.
 *
 * @throws naming the file that is missing, empty or truncated
 */
export function readAnswerFiles(root: string): AnswerFiles {
  const read = (name: string) => {
    const file = path.join(root, name);
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    if (bytes?.subarray(-2).toString('utf8').trimEnd().endsWith('}')) return sharedBytes(bytes);
    const fault = bytes ? 'is empty or truncated' : 'is missing';
    throw new Error(`[ask-ai] ${file} ${fault} → run "npm run build" again`);
  };
  return { sections: read(SECTIONS_FILE), terms: read(TERMS_FILE) };
}

function readPlaces(terms: Uint8Array): CountedPlace[] {
  const lines = new TextDecoder().decode(terms).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** Returns the addresses of all sections. */
export function sectionAddresses({ terms }: Pick<AnswerFiles, 'terms'>): string[] {
  return readPlaces(terms).flatMap(({ lines }) => Object.keys(lines));
}

/**
 * Opens the files. Term counts are loaded at once, and sections on demand.
 *
 * @param subject words that occur in questions regardless of their topic
 */
export function openAnswerFiles(
  { sections, terms }: AnswerFiles,
  subject?: readonly string[],
): (scope: AskScope) => AnswerDocs {
  const decoder = new TextDecoder();
  const places = new Map(
    readPlaces(terms).map((place) => {
      const at = new Map(Object.entries(place.lines));
      const docs = openAnswerDocs(createVocabulary(place, subject), (url) => {
        const [start = 0, length = 0] = at.get(url) ?? [];
        const line = sections.subarray(start, start + length);
        return length === 0 ? undefined : JSON.parse(decoder.decode(line));
      });
      return [`${place.version}/${place.lang}`, docs] as const;
    }),
  );
  const none = countedDocs([]);
  return ({ lang, version }) => places.get(`${version}/${lang}`) ?? none;
}
