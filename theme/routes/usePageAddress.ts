import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { nearestRoute, type PageAddress, parseRoute, type SiteAddresses } from './address';
import { decodePath } from './decode';
import { isKnownRoute } from './siteRoutes';

/** Returns the languages and versions of the site, and the default ones. */
export function useSiteAddresses(): SiteAddresses {
  const { site } = useSite();
  return {
    lang: site.lang,
    langs: site.locales.map((locale) => locale.lang),
    version: site.multiVersion.default ?? '',
    versions: site.multiVersion.versions ?? [],
  };
}

/** Returns the address of the current page, and a function that returns its counterparts. */
export function usePageAddress() {
  const site = useSiteAddresses();
  const { pathname } = useLocation();
  const { page } = usePage();
  const is404 = page.pageType === '404';
  const parsed = parseRoute(decodePath(pathname), site);
  const rest = is404 ? '/' : parsed.rest.replace(/\.html$/, '').replace(/\/index$/, '/');
  const address: PageAddress = { version: page.version, lang: page.lang, rest };

  return {
    ...address,
    site,
    /** Returns the route of the page in another language or version, or of its nearest parent there. */
    counterpart: (other: Partial<PageAddress>) =>
      nearestRoute({ ...address, ...other }, site, isKnownRoute),
  };
}
