import { useLocation, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useTextsOf } from '../../hooks/useTextsOf';
import { readRequestedPage } from '../../routes/missingPage';
import { usePageAddress } from '../../routes/usePageAddress';
import { useRouteExists } from '../../routes/useRouteExists';
import { Notice } from '../../ui/Notice/Notice';
import './MissingPageNotice.css';
import { missingPageStrings } from './missingPageStrings';

/** The content of the notice, loaded if the query contains a missing page. */
export default function LoadedMissingPageNotice() {
  const text = useTextsOf(missingPageStrings);
  const { search } = useLocation();
  const { locales } = useSite().site;
  const { version, lang, site } = usePageAddress();
  const requested = readRequestedPage(search, { version, lang }, site);
  const originExists = useRouteExists(requested?.originRoute);
  const wantedExists = useRouteExists(requested?.wantedRoute);
  if (!requested || originExists !== true || wantedExists !== false) return null;

  const { origin, originRoute } = requested;
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
