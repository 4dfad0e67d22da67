import { useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';
import { Menu, MenuLink } from '../../ui/Menu/Menu';

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

/** Switches the language; absent on a site with one. */
export function LanguageMenu() {
  const text = useText();
  const languages = useLanguages();
  if (languages.length < 2) return null;
  const current = languages.find(({ isCurrent }) => isCurrent);
  return (
    <Menu label={text('language')} trigger={current?.label}>
      {languages.map(({ lang, label, isCurrent, href }) => (
        <MenuLink
          key={lang}
          link={<Link href={href} hrefLang={lang} lang={lang} />}
          isCurrent={isCurrent}
        >
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
