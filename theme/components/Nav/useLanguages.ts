import { useLocation, useSite } from '@rspress/core/runtime';
import { usePageAddress } from '../../routes/usePageAddress';

/** The same page in the other languages, with the reader's query and hash. */
export function useLanguages() {
  const { site } = useSite();
  const { lang, counterpart } = usePageAddress();
  const { search, hash } = useLocation();
  return site.locales.map((locale) => ({
    ...locale,
    isCurrent: locale.lang === lang,
    href: `${counterpart({ lang: locale.lang }).route}${search}${hash}`,
  }));
}
