import type { RouteMeta } from '@rspress/core';
import { formatRoute, type SiteAddresses } from '../../../theme/routes/address';
import { routeKey } from '../../../theme/routes/routeKey';
import type { PageChanges } from './pageFacts';
import type { PageNeighbors, ShownNeighbor } from './shared';

export interface NeighborSite {
  site: SiteAddresses;
  /** The route at an address, however that is written. */
  routeAt: (address: string) => RouteMeta | undefined;
  titleOf: (route: RouteMeta) => string;
}

/** Where a page stands. */
export type Place = Pick<RouteMeta, 'lang' | 'version'>;
type Wanted = PageChanges['next'];

/** The page that a link leads to from a page: in its version and language, if it is there. */
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

/** The pages around a page, as far as plugins have said them. */
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

/** The links among changes that lead to no page. */
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

/** Finds a route by its address, in whatever way that is written. */
export function routeFinder(routes: readonly RouteMeta[]): NeighborSite['routeAt'] {
  const byKey = new Map(routes.map((route) => [routeKey(route.routePath), route]));
  return (address) => byKey.get(routeKey(address));
}
