import type { Prefixes } from '../../../support/defaultPrefixes';
import { takeNames } from '../../../support/shared/routeNames';

/** The maximum number of suggestions. */
const MAX_OFFERED = 4;
/** Below this similarity, two addresses only share letters by chance. */
const MIN_LIKENESS = 0.45;
/** The minimum similarity of further suggestions, as a share of that of the best one. */
const SHARE_OF_BEST = 0.8;
/** The maximum length of an address to compare. No page has a longer one. */
const MAX_COMPARED = 200;

/** Returns the pairs of adjacent letters (bigrams) in a text, including its boundaries. */
function pairs(text: string): Set<string> {
  const found = new Set<string>();
  if (text === '') return found;
  const whole = `^${text}$`;
  for (let at = 0; at < whole.length - 1; at += 1) found.add(whole.slice(at, at + 2));
  return found;
}

/** Returns the similarity of two texts, from 0 to 1 (Sørensen–Dice coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let same = 0;
  for (const pair of a) if (b.has(pair)) same += 1;
  return same === 0 ? 0 : (2 * same) / (a.size + b.size);
}

/**
 * Returns the version and language prefix of a path, with a trailing slash: `/v1/zh/` for
 * `/v1/zh/guide`, `/` for `/guide`.
 */
export function placePrefix(path: string, { versions, langs }: Prefixes): string {
  const { version, lang } = takeNames(path, { versions, langs });
  const taken = [version, lang].filter((name) => name !== undefined);
  return taken.length === 0 ? '/' : `/${taken.join('/')}/`;
}

/** The weight of the last segment. It is more specific than the folders, which it shares with its neighbors. */
const SHARE_OF_NAME = 0.6;

/** An address prepared for comparison: the part after the prefix, split into folders and name. */
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

/** Returns whether the menu of the site links to a page. */
type IsInMenu = (address: string) => boolean;

/** Returns the pages above an address, the nearest first: folders with a page, and pages that the address continues. */
function pagesAbove(path: string, addresses: readonly string[]): string[] {
  const asked = path.toLowerCase();
  return addresses
    .filter((address) => asked.startsWith(`${address.toLowerCase().replace(/\/$/, '')}/`))
    .sort((a, b) => b.length - a.length);
}

/**
 * Returns the pages below an address that is a folder without a page: those that the menu of the site links to, then
 * those with the fewest folders.
 */
function pagesBelow(
  path: string,
  prefix: string,
  addresses: readonly string[],
  isInMenu: IsInMenu,
): string[] {
  const folder = `${path.toLowerCase().replace(/\/$/, '')}/`;
  if (folder.length <= prefix.length) return [];
  const depth = (address: string) => address.split('/').length;
  return addresses
    .filter((address) => address.toLowerCase().startsWith(folder))
    .sort((a, b) => Number(isInMenu(b)) - Number(isInMenu(a)) || depth(a) - depth(b));
}

/** Finds the pages that a reader may have meant with an unknown address, the most similar first. */
export type FindNearest = (path: string, isInMenu?: IsInMenu) => string[];

/**
 * Prepares the search for pages near an address, in the same version and language: the pages below it, or else pages
 * whose address or last segment is similar, and the nearest page above it.
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

  return (path, isInMenu = () => false) => {
    if (path.length > MAX_COMPARED) return [];
    const prefix = placePrefix(path, site);
    const place = byPlace.get(prefix) ?? [];
    const asked = compared(path, prefix);
    const all = place.map(({ address }) => address);
    const parent = pagesAbove(path, all)[0];
    const below = pagesBelow(path, prefix, all, isInMenu);
    const near = place
      .map((page) => ({ address: page.address, alike: score(asked, page) }))
      .filter(({ address, alike }) => alike >= MIN_LIKENESS && address !== parent)
      .sort((a, b) => b.alike - a.alike);
    const least = SHARE_OF_BEST * (near[0]?.alike ?? 0);
    const alike = near.filter((page) => page.alike >= least).map(({ address }) => address);
    const limit = MAX_OFFERED - (parent === undefined ? 0 : 1);
    const offered = (below.length > 0 ? below : alike).slice(0, limit);
    return parent === undefined ? offered : [...offered, parent];
  };
}
