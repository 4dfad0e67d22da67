import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { nearestRoute, type PageAddress, parseRoute, type SiteAddresses } from './address';
import { decodePath } from './decode';
import { isKnownRoute } from './siteRoutes';

/** The languages and versions of the site, and which of them have no prefix. */
export function useSiteAddresses(): SiteAddresses {
  const { site } = useSite();
  return {
    lang: site.lang,
    langs: site.locales.map((locale) => locale.lang),
    version: site.multiVersion.default ?? '',
    versions: site.multiVersion.versions ?? [],
  };
}

/** The address of the current page, and the routes of its counterparts. */
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
    /** Where the same page is in another language or version, or its nearest parent there. */
    counterpart: (other: Partial<PageAddress>) =>
      nearestRoute({ ...address, ...other }, site, isKnownRoute),
  };
}
