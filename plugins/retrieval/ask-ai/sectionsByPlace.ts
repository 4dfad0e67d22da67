import type { PageSection } from '../../content/sections/types';
import type { AskScope } from './endpoint/readScope';

/**
 * The sections of a language and version, the same array each time, so that what is counted of them
 * is counted once; another list of records makes new ones.
 */
export function sectionsByPlace(
  records: () => readonly PageSection[],
): (scope: AskScope) => readonly PageSection[] {
  const places = new Map<string, PageSection[]>();
  let split: readonly PageSection[] | undefined;
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
