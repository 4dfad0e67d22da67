import { useLocaleSiteData, useNav, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { flattenNavItems } from '../Nav/navItems';
import './SiteFooter.css';

/** The footer of every page: the site's message in the page's language, and its sections. */
export function SiteFooter() {
  const text = useText();
  const { site } = useSite();
  const links = useNav().flatMap(flattenNavItems);
  const locale = useLocaleSiteData() as { footer?: { message?: string } };
  const message = locale.footer?.message ?? site.themeConfig.footer?.message;
  if (!message) return null;
  return (
    <footer className="lt-site-footer">
      <div className="lt-site-footer__inner">
        <div className="lt-site-footer__text" dangerouslySetInnerHTML={{ __html: message }} />
        {links.length > 0 && (
          <nav aria-label={text('siteMap')}>
            <ul className="lt-site-footer__links">
              {links.map(({ text: label, link }) => (
                <li key={link}>
                  <Link className="lt-site-footer__link" href={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
