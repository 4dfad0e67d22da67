import type { Prefixes } from '../../../support/defaultPrefixes';
import { takeNames } from '../../../support/shared/routeNames';

/** More would be a list to read, not a hint. */
const MAX_OFFERED = 4;
/** Below this two addresses only share letters by chance. */
const MIN_LIKENESS = 0.45;
/** So near to the nearest one are the others that are offered. */
const SHARE_OF_BEST = 0.8;
/** No page has a longer address that somebody could mistype. */
const MAX_COMPARED = 200;

/** The pairs of letters of a text, its ends included. */
function pairs(text: string): Set<string> {
  const found = new Set<string>();
  if (text === '') return found;
  const whole = `^${text}$`;
  for (let at = 0; at < whole.length - 1; at += 1) found.add(whole.slice(at, at + 2));
  return found;
}

/** How much of two texts is the same: 0 for nothing, 1 for all (Sørensen and Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let same = 0;
  for (const pair of a) if (b.has(pair)) same += 1;
  return same === 0 ? 0 : (2 * same) / (a.size + b.size);
}

/**
 * The prefix of the version and language that a path is in, with a slash at its end: `/v1/zh/` of
 * `/v1/zh/guide`, `/` of `/guide`.
 */
export function placePrefix(path: string, { versions, langs }: Prefixes): string {
  const { version, lang } = takeNames(path, { versions, langs });
  const taken = [version, lang].filter((name) => name !== undefined);
  return taken.length === 0 ? '/' : `/${taken.join('/')}/`;
}

/** The last word of an address says more than the folders that it is in, which its neighbors share. */
const SHARE_OF_NAME = 0.6;

/** An address as it is compared: what is below the prefix, in folders and a name. */
interface ComparedAddress {
  folders: ReadonlySet<string>;
  name: ReadonlySet<string>;
}

function compared(path: string, prefix: string): ComparedAddress {
  const rest = path
    .slice(prefix.length)
    .replace(/\.\w+$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
  const slash = rest.lastIndexOf('/');
  return { folders: pairs(rest.slice(0, Math.max(slash, 0))), name: pairs(rest.slice(slash + 1)) };
}

function score(asked: ComparedAddress, page: ComparedAddress): number {
  const ofName = SHARE_OF_NAME * likeness(asked.name, page.name);
  return ofName + (1 - SHARE_OF_NAME) * likeness(asked.folders, page.folders);
}

/** Finds the pages that a reader may have meant by an address without one, the nearest first. */
export type FindNearest = (path: string) => string[];

/**
 * Prepares the search for the pages nearest to an address: of the same version and language, with a
 * similar address or a similar last word, and behind them the nearest folder that is a page.
 *
 * @param addresses the pages, below the base
 */
export function nearestPages(addresses: Iterable<string>, site: Prefixes): FindNearest {
  const byPlace = new Map<string, ({ address: string } & ComparedAddress)[]>();
  for (const address of addresses) {
    const prefix = placePrefix(address, site);
    const place = byPlace.get(prefix) ?? [];
    if (address !== prefix) place.push({ address, ...compared(address, prefix) });
    byPlace.set(prefix, place);
  }

  return (path) => {
    if (path.length > MAX_COMPARED) return [];
    const prefix = placePrefix(path, site);
    const place = byPlace.get(prefix) ?? [];
    const asked = compared(path, prefix);
    const folders = place.filter(
      ({ address }) =>
        address.endsWith('/') && path.toLowerCase().startsWith(address.toLowerCase()),
    );
    const parent = folders.sort((a, b) => b.address.length - a.address.length)[0]?.address;
    const near = place
      .map((page) => ({ address: page.address, alike: score(asked, page) }))
      .filter(({ address, alike }) => alike >= MIN_LIKENESS && address !== parent)
      .sort((a, b) => b.alike - a.alike);
    const least = SHARE_OF_BEST * (near[0]?.alike ?? 0);
    const offered = near
      .filter(({ alike }) => alike >= least)
      .slice(0, MAX_OFFERED - (parent === undefined ? 0 : 1))
      .map(({ address }) => address);
    return parent === undefined ? offered : [...offered, parent];
  };
}
