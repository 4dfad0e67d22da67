import { createHash } from 'node:crypto';
import { buildIndex } from '../engine/build/buildIndex';
import type { Synonyms } from '../engine/build/storeSynonyms';
import type { PlaceRecords } from '../records';
import { type IndexPlace, pageKey, SEARCH_MANIFEST, type SearchManifest } from '../shared/files';

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
    `[search] the pages ${other} and ${url} have the same short name ${pageKey(url)} → rename one of them`,
  );
}

/** The files of the index of one language of one version. */
export function placeFiles(
  { lang, version, records }: PlaceRecords,
  synonyms: SynonymsByLang = {},
): { place: IndexPlace; files: SearchFile[] } {
  const { headings, body, fragments } = buildIndex(records, {
    lang,
    version,
    synonyms: synonyms[lang],
  });
  const folder = ['static/search', version, lang].filter(Boolean).join('/');
  const pages = [...fragments].map(([url, fragment]): [string, string] => [
    url,
    JSON.stringify(fragment),
  ]);
  const place: IndexPlace = {
    lang,
    version,
    headings: `${folder}/headings.${shortHash(headings)}.bin`,
    body: `${folder}/body.${shortHash(body)}.bin`,
    fragments: `${folder}/*.${shortHash(...pages.flat())}.json`,
  };
  const byKey = new Map<string, string>();
  const prose = pages.map(([url, content]): SearchFile => {
    const key = pageKey(url);
    const other = byKey.get(key);
    if (other !== undefined) fail(url, other);
    byKey.set(key, url);
    return { name: place.fragments.replace('*', key), content };
  });
  const files = [
    { name: place.headings, content: headings },
    { name: place.body, content: body },
    ...prose,
  ];
  return { place, files };
}

/** The file that names the others. */
export function manifestFile(places: readonly IndexPlace[]): SearchFile {
  const manifest: SearchManifest = { places: [...places] };
  return { name: SEARCH_MANIFEST, content: JSON.stringify(manifest) };
}

/** Every file of the search of a site. */
export function indexFiles(
  places: readonly PlaceRecords[],
  synonyms?: SynonymsByLang,
): SearchFile[] {
  const made = places.map((place) => placeFiles(place, synonyms));
  return [manifestFile(made.map(({ place }) => place)), ...made.flatMap(({ files }) => files)];
}
