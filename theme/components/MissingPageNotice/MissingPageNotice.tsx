import { pathnameToRouteService, useLocation, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../hooks/useText';
import { readMissingPage } from '../../routes/missingPage';
import { usePageAddress } from '../../routes/usePageAddress';
import { Notice } from '../../ui/Notice/Notice';
import './MissingPageNotice.css';

/** Says that a switch of version or language could not find the same page, and leads back to it. */
export function MissingPageNotice() {
  const text = useText();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const { locales } = useSite().site;
  const { version, lang, site } = usePageAddress();
  if (!isHydrated) return null;
  const exists = (route: string) => pathnameToRouteService(route) !== undefined;
  const missing = readMissingPage(search, { version, lang }, site, exists);
  if (!missing) return null;

  const { origin, originRoute } = missing;
  const languageName = (name: string) => locales.find((locale) => locale.lang === name)?.label;
  const nameOf = (place: { version: string; lang: string }) =>
    origin.lang === lang ? place.version : (languageName(place.lang) ?? place.lang);
  return (
    <Notice className="lt-missing-page">
      {text('missingPage', { page: origin.rest, place: nameOf({ version, lang }) })}{' '}
      <Link href={originRoute}>{text('missingPageBack', { place: nameOf(origin) })}</Link>
    </Notice>
  );
}
