import type { RouteMeta } from '@rspress/core';
import { formatRoute, type SiteAddresses } from '../../../theme/routes/address';
import { routeKey } from '../../../theme/routes/routeKey';
import type { PageChanges } from './pageFacts';
import type { PageNeighbors, ShownNeighbor } from './shared';

export interface NeighborSite {
  site: SiteAddresses;
  /** Returns the route of an address in any spelling. */
  routeAt: (address: string) => RouteMeta | undefined;
  titleOf: (route: RouteMeta) => string;
}

/** The version and language of a page. */
export type Place = Pick<RouteMeta, 'lang' | 'version'>;
type Wanted = PageChanges['next'];

/** Returns the page that a link refers to: in the given version and language, or else at the literal address. */
export function linkedRoute(
  link: string,
  { lang, version }: Place,
  { site, routeAt }: Pick<NeighborSite, 'site' | 'routeAt'>,
): RouteMeta | undefined {
  const prefix = formatRoute({ version, lang, rest: '' }, site);
  return routeAt(`${prefix}${link}`) ?? routeAt(link);
}

function shownNeighbor(
  wanted: Wanted,
  place: Place,
  around: NeighborSite,
): ShownNeighbor | null | undefined {
  if (wanted === undefined) return undefined;
  if (wanted === false) return null;
  const { link, text } = typeof wanted === 'string' ? { link: wanted, text: undefined } : wanted;
  const route = linkedRoute(link, place, around);
  return route && { text: text ?? around.titleOf(route), link: route.routePath };
}

/** Returns the previous and next page that plugins have set. */
export function neighborsOf(
  { previous, next }: PageChanges,
  place: Place,
  around: NeighborSite,
): PageNeighbors {
  if (previous === undefined && next === undefined) return {};
  return {
    neighbors: {
      previous: shownNeighbor(previous, place, around),
      next: shownNeighbor(next, place, around),
    },
  };
}

/** Returns the links to missing pages among the changes. */
export function deadNeighbors(
  { previous, next }: PageChanges,
  leads: (link: string) => boolean,
): { fact: string; link: string }[] {
  return Object.entries({ previous, next }).flatMap(([fact, wanted]) => {
    if (wanted === undefined || wanted === false) return [];
    const link = typeof wanted === 'string' ? wanted : wanted.link;
    return leads(link) ? [] : [{ fact, link }];
  });
}

/** Creates a function that finds a route by its address in any spelling. */
export function routeFinder(routes: readonly RouteMeta[]): NeighborSite['routeAt'] {
  const byKey = new Map(routes.map((route) => [routeKey(route.routePath), route]));
  return (address) => byKey.get(routeKey(address));
}
