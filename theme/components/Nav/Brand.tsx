import { useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { formatRoute } from '../../routes/address';
import { usePageAddress } from '../../routes/usePageAddress';

/** The mark of Lectern: an open book on its stand. Drawn for this project. */
export function LecternMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="lt-mark" aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path
        className="lt-mark__page"
        d="M16 8.6C13.2 6.5 9 5.6 3.5 6v13.2c5.3-.4 9.4.5 12.5 2.8 3.1-2.3 7.2-3.2 12.5-2.8V6C23 5.6 18.8 6.5 16 8.6Z"
      />
      <path className="lt-mark__line" d="M16 9v13M16 22v6M10.5 28h11" />
    </svg>
  );
}

/** The site's name; it leads to the home page of the reader's version and language. */
export function Brand() {
  const { site } = useSite();
  const locale = useLocaleSiteData() as { title?: string };
  const { version, lang, site: addresses } = usePageAddress();
  return (
    <Link
      className="lt-brand"
      href={site.logoHref || formatRoute({ version, lang, rest: '/' }, addresses)}
    >
      <LecternMark />
      <span className="lt-brand__name">{locale.title ?? site.title}</span>
    </Link>
  );
}
