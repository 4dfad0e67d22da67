import { useLocaleSiteData, useSite } from '@rspress/core/runtime';
import './SiteFooter.css';

/** The end of every page: the site's message, in the reader's language. */
export function SiteFooter() {
  const { site } = useSite();
  const locale = useLocaleSiteData() as { footer?: { message?: string } };
  const message = locale.footer?.message ?? site.themeConfig.footer?.message;
  if (!message) return null;
  return (
    <footer className="lt-site-footer">
      <div className="lt-site-footer__text" dangerouslySetInnerHTML={{ __html: message }} />
    </footer>
  );
}
