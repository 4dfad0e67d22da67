import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';
import { Notice } from '../../ui/Notice/Notice';

/** Says on every page of an old version that it is one, with the way to the current page. */
export function VersionNotice() {
  const text = useText();
  const { version, site } = usePageAddress();
  const switchLink = useSwitchLink(true);
  if (version === site.version) return null;
  return (
    <Notice>
      {text('oldVersion', { version })}{' '}
      <Link href={switchLink({ version: site.version })}>
        {text('oldVersionLink', { version: site.version })}
      </Link>
    </Notice>
  );
}
