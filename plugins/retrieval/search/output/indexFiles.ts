import { createHash } from 'node:crypto';
import { type PreparedIndex, prepareIndex, wholeIndex } from '../engine/build/buildIndex';
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

/** A file of the output: its name below it, and its content. */
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

/** Two pages whose prose would get the same name: that has never been seen, and must not pass unseen. */
function fail(url: string, other: string): never {
  throw new Error(
    `[search] the pages ${other} and ${url} have the same key ${pageKey(url)} → rename one of them`,
  );
}

/**
 * From so many sections on, about 900 pages, an index is written in parts: as a whole, its headings alone would be
 * 80 kB of what a reader waits for.
 */
export const PARTS_FROM_SECTIONS = 12_000;

/** The names of an index, besides those of its fragments, and its files. */
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

/** The files with the prose of pages. */
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

/** The files of the index of one language of one version. */
export function placeFiles(
  { lang, version, records }: PlaceRecords,
  synonyms: SynonymsByLang = {},
  partsFrom = PARTS_FROM_SECTIONS,
): { place: IndexPlace; files: SearchFile[] } {
  const prepared = prepareIndex(records, { lang, version, synonyms: synonyms[lang] });
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

/** The file that names the others. */
export function manifestFile(places: readonly IndexPlace[]): SearchFile {
  const manifest: SearchManifest = { places: [...places] };
  return { name: SEARCH_MANIFEST, content: JSON.stringify(manifest) };
}

/**
 * Every file of the search of a site, one index after the other, so that only one has to be in memory. The one that
 * names the others comes last.
 *
 * @param partsFrom from so many sections on an index is in parts
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
