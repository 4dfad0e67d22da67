import { markBorders, type Segmenter } from '../analysis/segment.ts';

/** Names that readers may use, and the names that these docs use: `{ "build.outDir": ["output.path"] }`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Synonyms as in the body file, with marked boundaries. */
export function storeSynonyms(synonyms: Synonyms, segment: Segmenter): [string, string[]][] {
  return Object.entries(synonyms).map(([from, to]) => [
    markBorders(from, segment),
    to.map((phrase) => markBorders(phrase, segment)),
  ]);
}
