import type { PageUse } from './pageUses';

/** A page that uses options. */
export interface UsingPage {
  /** The path without version and language: `/guide/features/css`. */
  route: string;
  uses: ReadonlyMap<string, PageUse>;
}

/** A page or section that uses an option. */
export interface UsePlace {
  /** The path of the page, without version and language. */
  route: string;
  /** The id of the section; `undefined` for the page itself. */
  section?: string;
}

/** The pages that use each option, best first, and the options that each page uses. */
export interface RankedUses {
  usedIn: ReadonlyMap<string, readonly UsePlace[]>;
  usedBy: ReadonlyMap<string, readonly string[]>;
}

/** The maximum number of places per option, and of options per page. */
const MAX_PLACES = 4;
const MAX_OPTIONS = 12;

/** The maximum number of mentions that count. */
const MAX_NAMED = 4;

/** The number of options on a page that halves the score of each. */
const HALF_OPTIONS = 30;

/** The minimum score of a use. */
const MIN_SCORE = 1.2;

/** The share of pages above which an option in samples counts as boilerplate. */
const USUAL_SHARE = 0.15;

/**
 * Whether the URL of a page ends with a name in the path of the option, as `persistent-cache` does for
 * `cache.type`.
 */
function isNamesake(route: string, path: string): boolean {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // The last word of a URL is the topic: `module-resolution` is not about `module`.
  const page = `-${route.split('/').at(-1)}`;
  return path.split(/[.[\]*]+/).some((name) => name !== '' && page.endsWith(`-${kebab(name)}`));
}

function scoreOf(
  { named, isInHeading, isInSample }: PageUse,
  { options, isUsual, isOwn }: { options: number; isUsual: boolean; isOwn: boolean },
): number {
  const isSampleRelevant = isInSample && (isOwn || !isUsual);
  const points =
    Math.min(named, MAX_NAMED) +
    (isInHeading ? 5 : 0) +
    (isSampleRelevant ? 2 : 0) +
    (isOwn ? 2 : 0);
  return points / (1 + options / HALF_OPTIONS);
}

/** Ranks the uses of options. Each option keeps only the pages that are most relevant to it. */
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
      const points = scoreOf(use, {
        options: uses.size,
        isUsual: isUsual(path),
        isOwn: isNamesake(route, path),
      });
      if (points < MIN_SCORE) continue;
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
