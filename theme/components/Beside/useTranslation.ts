import { usePage, useSite } from '@rspress/core/runtime';
import type { PageSeo } from '../../../plugins/pages/seo/shared';
import { formatRoute } from '../../routes/address';
import { languageName } from '../../routes/languageName';
import { usePageAddress } from '../../routes/usePageAddress';
import { useRouteExists } from '../../routes/useRouteExists';
import { useShownLanguage } from '../../routes/useShownLanguage';

/** A page in another language. */
export interface PageTranslation {
  lang: string;
  route: string;
  /** The language in its own words: `English`. */
  label: string;
  /** The language in the words of the page: `英文`. */
  name: string;
}

/**
 * The page in another language; `undefined` where it is not written in both, or while that is not known.
 * A page that stands in for a missing translation is no translation.
 */
export function useTranslation(wanted: string): PageTranslation | undefined {
  const { locales } = useSite().site;
  const page: object & PageSeo = usePage().page;
  const { version, lang, rest, site } = usePageAddress();
  const isWritten = useShownLanguage() === undefined;
  const locale = locales.find((one) => one.lang === wanted);
  const isTold =
    page.seo === undefined || page.seo.links.some(({ hreflang }) => hreflang === wanted);
  const isWanted = locale !== undefined && wanted !== lang && isWritten && isTold;
  const route = formatRoute({ version, lang: wanted, rest }, site);
  const exists = useRouteExists(isWanted ? route : undefined);
  if (!isWanted || !exists) return undefined;
  const { label } = locale;
  return { lang: wanted, route, label, name: languageName(wanted, lang, label) };
}
