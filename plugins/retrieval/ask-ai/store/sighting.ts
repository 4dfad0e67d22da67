/** What is counted of readers: searches that found nothing, or nothing worth opening, and addresses without a page. */
export const SIGHTING_KINDS = ['no-hit', 'no-click', 'missing'] as const;

export type SightingKind = (typeof SIGHTING_KINDS)[number];

/** Something that was seen on a day, so many times. It says nothing about who was there. */
export interface Sighting {
  kind: SightingKind;
  /** The query, or the address below the base. */
  name: string;
  /** The page of the site that led to a missing address; empty where there is none. */
  from: string;
  lang: string;
  version: string;
  /** Days since 1970, in UTC. */
  day: number;
  times: number;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC. @param time in ms since 1970 */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);
