import { markBorders, type Segmenter } from '../analysis/segment.ts';

/** What readers may call a thing, and what these docs call it: `{ "build.outDir": ["output.path"] }`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Synonyms as the body file has them, with marked borders. */
export function storeSynonyms(synonyms: Synonyms, segment: Segmenter): [string, string[]][] {
  return Object.entries(synonyms).map(([from, to]) => [
    markBorders(from, segment),
    to.map((phrase) => markBorders(phrase, segment)),
  ]);
}
