import { useSite } from '@rspress/core/runtime';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';

/** Returns links to the page in the other languages, with the current query and hash. */
export function useLanguages() {
  const { site } = useSite();
  const { lang } = usePageAddress();
  const switchLink = useSwitchLink();
  return site.locales.map((locale) => ({
    ...locale,
    isCurrent: locale.lang === lang,
    href: switchLink({ lang: locale.lang }),
  }));
}
