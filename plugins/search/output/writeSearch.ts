import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaceRecords } from '../records/siteRecords';
import type { SearchFile } from './indexFiles';

/** Writes files below a folder. */
export function writeSearchFiles(files: readonly SearchFile[], folder: string): void {
  for (const { name, content } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Where the records of a site are kept for `npm run search:push`: outside of what is served. */
export function recordsFile(outDir: string, cwd: string): string {
  const folder = path.relative(cwd, path.resolve(cwd, outDir)).replaceAll('..', '__');
  return path.join(cwd, '.lectern', folder, 'search-records.jsonl');
}

/** Writes the records of a site, one to a line. */
export function writeRecords(places: readonly PlaceRecords[], file: string): void {
  const lines = places.flatMap(({ records }) => records.map((record) => JSON.stringify(record)));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
}
