import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { Menu } from '../../ui/Menu/Menu';
import { useLanguages } from './useLanguages';

/** A menu of languages. Renders nothing on a site with one language. */
export function LanguageMenu() {
  const text = useText();
  const languages = useLanguages();
  if (languages.length < 2) return null;
  const links = languages.map(({ lang, label, isCurrent, href }) => ({
    link: <Link key={lang} href={href} hrefLang={lang} lang={lang} />,
    content: label,
    isCurrent,
  }));
  const current = languages.find(({ isCurrent }) => isCurrent);
  return (
    <Menu
      label={current ? `${text('language')}: ${current.label}` : text('language')}
      trigger={
        <span className="lt-nav__language-name">
          <Icon name="globe" />
          <span>{current?.label}</span>
        </span>
      }
      groups={[{ links }]}
      className="lt-nav__language"
    />
  );
}
