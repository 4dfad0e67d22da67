import { createHash } from 'node:crypto';
import {
  type KeepPart,
  type PreparedIndex,
  prepareIndex,
  wholeIndex,
} from '../engine/build/buildIndex';
import { buildParts } from '../engine/build/buildParts';
import type { Synonyms } from '../engine/build/storeSynonyms';
import type { PlaceRecords } from '../records';
import {
  type IndexPlace,
  type PartsPlace,
  pageKey,
  partFile,
  SEARCH_MANIFEST,
  type SearchManifest,
  type WholePlace,
} from '../shared/files';

/** A file of the output: its path in the output folder, and its content. */
export interface SearchFile {
  name: string;
  content: Uint8Array | string;
}

/** Synonyms by language. */
export type SynonymsByLang = Readonly<Record<string, Synonyms>>;

function shortHash(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/**
 * Throws if the prose of two pages would have the same file name. This has never occurred, but must not go unnoticed.
 */
function fail(url: string, other: string): never {
  throw new Error(
    `[search] the pages ${other} and ${url} have the same key ${pageKey(url)} → rename one of them`,
  );
}

/**
 * The number of sections, about 900 pages, from which an index is split into parts. The headings of a whole index of
 * this size are 80 kB, which readers would have to wait for.
 */
export const PARTS_FROM_SECTIONS = 12_000;

/** The file names of an index, except those of its fragments, and its files. */
interface NamedFiles<Names> {
  names: Names;
  files: SearchFile[];
}

type Names<Place extends IndexPlace> = Omit<Place, 'lang' | 'version' | 'fragments'>;

function wholeFiles(prepared: PreparedIndex, folder: string): NamedFiles<Names<WholePlace>> {
  const { headings, body } = wholeIndex(prepared);
  const names = {
    headings: `${folder}/headings.${shortHash(headings)}.bin`,
    body: `${folder}/body.${shortHash(body)}.bin`,
  };
  const files = [
    { name: names.headings, content: headings },
    { name: names.body, content: body },
  ];
  return { names, files };
}

function partsFiles(prepared: PreparedIndex, folder: string): NamedFiles<Names<PartsPlace>> {
  const { root, parts } = buildParts(prepared);
  const hash = shortHash(root);
  const names = { root: `${folder}/root.${hash}.bin`, parts: `${folder}/*.${hash}.bin` };
  const files = [...parts].map(([name, content]) => ({ name: partFile(names, name), content }));
  return { names, files: [{ name: names.root, content: root }, ...files] };
}

/** Returns the files with the prose of pages. */
function fragmentFiles(pages: readonly (readonly [string, string])[], fragments: string) {
  const byKey = new Map<string, string>();
  return pages.map(([url, content]): SearchFile => {
    const key = pageKey(url);
    const other = byKey.get(key);
    if (other !== undefined) fail(url, other);
    byKey.set(key, url);
    return { name: fragments.replace('*', key), content };
  });
}

/**
 * Returns the index files of a language and version.
 *
 * @param keep caches what is read from the records
 */
export function placeFiles(
  { lang, version, records }: PlaceRecords,
  synonyms: SynonymsByLang = {},
  partsFrom = PARTS_FROM_SECTIONS,
  keep?: KeepPart,
): { place: IndexPlace; files: SearchFile[] } {
  const prepared = prepareIndex(records, { lang, version, synonyms: synonyms[lang] }, keep);
  const folder = ['static/search', version, lang].filter(Boolean).join('/');
  const pages = [...prepared.fragments].map(([url, fragment]): [string, string] => [
    url,
    JSON.stringify(fragment),
  ]);
  const fragments = `${folder}/*.${shortHash(...pages.flat())}.json`;
  const isWhole = records.length < partsFrom;
  const { names, files } = (isWhole ? wholeFiles : partsFiles)(prepared, folder);
  const place: IndexPlace = { lang, version, ...names, fragments };
  return { place, files: [...files, ...fragmentFiles(pages, fragments)] };
}

/** Returns the manifest, which lists the other files. */
export function manifestFile(places: readonly IndexPlace[]): SearchFile {
  const manifest: SearchManifest = { places: [...places] };
  return { name: SEARCH_MANIFEST, content: JSON.stringify(manifest) };
}

/**
 * Returns the search files of a site. The indexes are created one at a time, so that only one is in memory. The
 * manifest with their names comes last.
 *
 * @param partsFrom the number of sections from which an index is split into parts
 */
export function* indexFiles(
  places: readonly PlaceRecords[],
  synonyms?: SynonymsByLang,
  partsFrom?: number,
): Generator<SearchFile, void> {
  const made: IndexPlace[] = [];
  for (const each of places) {
    const { place, files } = placeFiles(each, synonyms, partsFrom);
    made.push(place);
    yield* files;
  }
  yield manifestFile(made);
}
