import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { namesBelow } from '../../../support/namesBelow';
import { writeIfOther } from '../../../support/writeIfOther';

const recordSchema = z.object({
  /** The key of the build cache. */
  key: z.string(),
  /** The hash of the pages that the places were read from. */
  pages: z.string(),
  /** The hash of the places, if they have been read. */
  places: z.string().optional(),
});

type PlacesRecord = z.infer<typeof recordSchema>;

function readRecord(file: string): PlacesRecord | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a hash of the pages in some folders. */
export function pagesHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders.filter((name) => existsSync(name))) {
    for (const name of namesBelow(folder).sort()) {
      if (!name.endsWith('.mdx')) continue;
      hash
        .update(`${name}\0`)
        .update(readFileSync(path.join(folder, name)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Returns a key that differs from that of the last start if a place has changed. Reading the places parses every page
 * of their language, which takes most of the first start of a dev server, so they are read only after a page has
 * changed. The first such start has no places to compare with and gets another key.
 *
 * @param file the file that the key is kept in
 * @param pages the hash of the pages that the places are read from
 * @param readPlaces returns the places as text
 */
export function placesKey(file: string, pages: string, readPlaces: () => string): string {
  const known = readRecord(file);
  if (known?.pages === pages) return known.key;
  const places = known && hashOf(readPlaces());
  const isSame = places !== undefined && places === known?.places;
  const record: PlacesRecord = {
    key: isSame ? known.key : hashOf(`${pages}\0${places}`),
    pages,
    places,
  };
  writeIfOther(file, JSON.stringify(record));
  return record.key;
}
