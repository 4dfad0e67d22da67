import { normalizeImagePath, useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { formatRoute } from '../../routes/address';
import { usePageAddress } from '../../routes/usePageAddress';
import { logoFiles } from './logoFiles';

/** The logo and name of the site, with a link to the home page of the current version and language. */
export function Brand() {
  const { site } = useSite();
  const locale = useLocaleSiteData() as { title?: string };
  const { version, lang, site: addresses } = usePageAddress();
  return (
    <Link
      className="lt-brand"
      href={site.logoHref || formatRoute({ version, lang, rest: '/' }, addresses)}
    >
      {logoFiles(site.logo).map(([look, file]) => (
        <img key={look} className={`lt-logo ${look}`} src={normalizeImagePath(file)} alt="" />
      ))}
      <span className="lt-brand__name">{site.logoText || (locale.title ?? site.title)}</span>
    </Link>
  );
}
