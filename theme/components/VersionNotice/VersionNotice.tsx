import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { parseRoute } from '../../routes/address';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';
import { Notice } from '../../ui/Notice/Notice';

/**
 * A notice on pages of old versions, with a link to the current page or, if there is none, to its
 * nearest parent.
 */
export function VersionNotice() {
  const text = useText();
  const { version, site, counterpart } = usePageAddress();
  const switchLink = useSwitchLink(true);
  if (version === site.version) return null;
  const current = site.version;
  const { route, isSamePage } = counterpart({ version: current });
  const { rest } = parseRoute(route, site);
  const label = isSamePage ? 'oldVersionLink' : 'oldVersionParent';
  return (
    <Notice>
      {text('oldVersion', { version })}{' '}
      {!isSamePage && text('oldVersionOnly', { version: current })}{' '}
      <Link href={switchLink({ version: current })}>
        {text(rest === '/' ? 'oldVersionHome' : label, { version: current, page: rest })}
      </Link>
    </Notice>
  );
}
