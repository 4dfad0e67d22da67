/** The kinds of counted events: searches without results, searches whose results nobody opened, and missing pages. */
export const EVENT_KINDS = ['no-hit', 'no-click', 'missing'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** The number of occurrences of an event on a day. It contains nothing about readers. */
export interface EventCount {
  kind: EventKind;
  /** The query, or the path below the base. */
  name: string;
  /** The page of the site that links to a missing page; empty if unknown. */
  from: string;
  lang: string;
  version: string;
  /** Days since 1970, in UTC. */
  day: number;
  times: number;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a time, in UTC. @param time in ms since 1970 */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);
