import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { usePageAddress } from '../../routes/usePageAddress';
import './VersionNotice.css';

/** Says on every page of an old version that it is one, with the way to the current page. */
export function VersionNotice() {
  const text = useText();
  const { version, site, counterpart } = usePageAddress();
  if (version === site.version) return null;
  return (
    <p className="lt-version-notice" role="note">
      {text('oldVersion', { version })}{' '}
      <Link className="lt-version-notice__link" href={counterpart({ version: site.version }).route}>
        {text('oldVersionLink', { version: site.version })}
      </Link>
    </p>
  );
}
