import type { PageUse } from './pageUses';

/** A page that uses options. */
export interface UsingPage {
  /** Without version and language: `/guide/features/css`. */
  route: string;
  uses: ReadonlyMap<string, PageUse>;
}

/** A place that an option is used in. */
export interface UsePlace {
  /** Of a page, without version and language. */
  route: string;
  /** The id of the section. */
  section?: string;
}

/** The pages of an option, the best first; and the options of a page. */
export interface RankedUses {
  usedIn: ReadonlyMap<string, readonly UsePlace[]>;
  usedBy: ReadonlyMap<string, readonly string[]>;
}

/** So many places are told of an option, and so many options of a page. */
const MAX_PLACES = 4;
const MAX_OPTIONS = 12;

/** Naming an option more often than that says nothing more about it. */
const MAX_NAMED = 4;

/** A page that uses so many options is half as much about each of them. */
const HALF_OPTIONS = 30;

/** What a use must be worth to be told. */
const LEAST = 1.2;

/** An option that more of the pages set than this is in samples because every sample needs it. */
const USUAL_SHARE = 0.15;

/** Whether the address of a page has a name of the option: `persistent-cache` that of `cache.type`. */
function isNamesake(route: string, path: string): boolean {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // What a page is about is the last word of its name: `module-resolution` is not about `module`.
  const page = `-${route.split('/').at(-1)}`;
  return path.split(/[.[\]*]+/).some((name) => name !== '' && page.endsWith(`-${kebab(name)}`));
}

function worth(
  { named, isInHeading, isInSample }: PageUse,
  { options, isUsual, isOwn }: { options: number; isUsual: boolean; isOwn: boolean },
): number {
  const isTelling = isInSample && (isOwn || !isUsual);
  const points =
    Math.min(named, MAX_NAMED) + (isInHeading ? 5 : 0) + (isTelling ? 2 : 0) + (isOwn ? 2 : 0);
  return points / (1 + options / HALF_OPTIONS);
}

/** Which pages are told of each option: those that are about it most, and no others. */
export function rankUses(pages: readonly UsingPage[]): RankedUses {
  const setBy = new Map<string, number>();
  for (const { uses } of pages) {
    for (const [path, { isInSample }] of uses) {
      if (isInSample) setBy.set(path, (setBy.get(path) ?? 0) + 1);
    }
  }
  const isUsual = (path: string) =>
    (setBy.get(path) ?? 0) > Math.max(pages.length * USUAL_SHARE, 3);
  const found = new Map<string, { place: UsePlace; points: number }[]>();
  for (const { route, uses } of pages) {
    for (const [path, use] of uses) {
      const points = worth(use, {
        options: uses.size,
        isUsual: isUsual(path),
        isOwn: isNamesake(route, path),
      });
      if (points < LEAST) continue;
      const { section } = use;
      const place = { route, ...(section && { section }) };
      found.set(path, [...(found.get(path) ?? []), { place, points }]);
    }
  }
  const usedBy = new Map<string, { path: string; points: number }[]>();
  const usedIn = [...found].map(([path, places]) => {
    const best = places.sort((a, b) => b.points - a.points).slice(0, MAX_PLACES);
    for (const { place, points } of best) {
      usedBy.set(place.route, [...(usedBy.get(place.route) ?? []), { path, points }]);
    }
    return [path, best.map(({ place }) => place)] as const;
  });
  return {
    usedIn: new Map(usedIn),
    usedBy: new Map(
      [...usedBy].map(([route, options]) => [
        route,
        options
          .sort((a, b) => b.points - a.points)
          .slice(0, MAX_OPTIONS)
          .map(({ path }) => path),
      ]),
    ),
  };
}
