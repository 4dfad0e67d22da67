import type { SearchRecord } from '../search/shared/types';
import type { AskScope } from './endpoint/readScope';

/**
 * The sections of a language and version, the same array each time, so that what is counted of them
 * is counted once; another list of records makes new ones.
 */
export function sectionsByPlace(
  records: () => readonly SearchRecord[],
): (scope: AskScope) => readonly SearchRecord[] {
  const places = new Map<string, SearchRecord[]>();
  let split: readonly SearchRecord[] | undefined;
  return ({ lang, version }) => {
    const current = records();
    if (current !== split) {
      places.clear();
      for (const record of current) {
        const key = `${record.version}/${record.lang}`;
        const place = places.get(key);
        if (place) place.push(record);
        else places.set(key, [record]);
      }
      split = current;
    }
    return places.get(`${version}/${lang}`) ?? [];
  };
}
