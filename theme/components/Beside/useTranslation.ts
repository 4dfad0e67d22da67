import { usePage, useSite } from '@rspress/core/runtime';
import type { PageSeo } from '../../../plugins/pages/seo/shared';
import { formatRoute } from '../../routes/address';
import { languageName } from '../../routes/languageName';
import { usePageAddress } from '../../routes/usePageAddress';
import { useRouteExists } from '../../routes/useRouteExists';
import { useShownLanguage } from '../../routes/useShownLanguage';

/** A translation of the page. */
export interface PageTranslation {
  lang: string;
  route: string;
  /** The name of the language in that language: `English`. */
  label: string;
  /** The name of the language in the language of the page: `英文`. */
  name: string;
}

/**
 * Returns a translation of the page. Returns `undefined` if the page does not exist in both languages,
 * or while that is unknown. A page that is shown in place of a missing translation does not count.
 */
export function useTranslation(wanted: string): PageTranslation | undefined {
  const { locales } = useSite().site;
  const page: object & PageSeo = usePage().page;
  const { version, lang, rest, site } = usePageAddress();
  const isWritten = useShownLanguage() === undefined;
  const locale = locales.find((one) => one.lang === wanted);
  const isKnown =
    page.seo === undefined || page.seo.links.some(({ hreflang }) => hreflang === wanted);
  const isWanted = locale !== undefined && wanted !== lang && isWritten && isKnown;
  const route = formatRoute({ version, lang: wanted, rest }, site);
  const exists = useRouteExists(isWanted ? route : undefined);
  if (!isWanted || !exists) return undefined;
  const { label } = locale;
  return { lang: wanted, route, label, name: languageName(wanted, lang, label) };
}
