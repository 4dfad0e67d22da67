import { useSite } from '@rspress/core/runtime';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';

/** The same page in the other languages, with the reader's query and hash. */
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
