import { useLocation, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../hooks/useText';
import { readAskedPage } from '../../routes/missingPage';
import { usePageAddress } from '../../routes/usePageAddress';
import { useRouteExists } from '../../routes/useRouteExists';
import { Notice } from '../../ui/Notice/Notice';
import './MissingPageNotice.css';

/** Says that a switch of version or language could not find the same page, and leads back to it. */
export function MissingPageNotice() {
  const text = useText();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const { locales } = useSite().site;
  const { version, lang, site } = usePageAddress();
  const asked = isHydrated ? readAskedPage(search, { version, lang }, site) : undefined;
  const originExists = useRouteExists(asked?.originRoute);
  const wantedExists = useRouteExists(asked?.wantedRoute);
  if (!asked || originExists !== true || wantedExists !== false) return null;

  const { origin, originRoute } = asked;
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
