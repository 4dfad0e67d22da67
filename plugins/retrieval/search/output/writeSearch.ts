import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outputPaths, publishedFolder } from '../../../support/outputPaths';
import type { PlaceRecords } from '../records';
import type { SearchFile, SynonymsByLang } from './indexFiles';

/** Writes files to a folder. */
export function writeSearchFiles(files: Iterable<SearchFile>, folder: string): void {
  for (const { name, content } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The files that the build writes for `npm run search:push`. */
export interface PushFiles {
  records: string;
  synonyms: string;
}

/** Returns their folder, which is not served and is different for each output. */
export function pushFiles(outDir: string, cwd: string): PushFiles {
  const { target } = outputPaths(publishedFolder(path.resolve(cwd, outDir)));
  const output = path.relative(cwd, target).replaceAll('..', '__');
  const folder = path.join(cwd, '.lectern', output);
  return {
    records: path.join(folder, 'search-records.jsonl'),
    synonyms: path.join(folder, 'search-synonyms.json'),
  };
}

/** Writes the records of a site, one per line, and the synonyms. */
export function writePushFiles(
  { records, synonyms }: PushFiles,
  places: readonly PlaceRecords[],
  said: SynonymsByLang = {},
): void {
  const lines = places.flatMap((place) => place.records.map((record) => JSON.stringify(record)));
  mkdirSync(path.dirname(records), { recursive: true });
  writeFileSync(records, lines.map((line) => `${line}\n`).join(''));
  writeFileSync(synonyms, JSON.stringify(said));
}
