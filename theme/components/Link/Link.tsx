import { type LinkProps, Link as OriginalLink } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';

/** Links that hand over to another program; a new tab would stay empty. */
const APPLICATION_LINK = /^(mailto|tel|sms):/i;

/** The sign beside a heading: for the pointer only, and hidden from everything else by Rspress. */
const HEADING_SIGN = 'rp-header-anchor';

/** Rspress's link, except that `mailto:` and its like stay in this tab. */
export function Link(props: LinkProps) {
  const text = useText();
  const { startTransition: _, ...anchorProps } = props;
  if (APPLICATION_LINK.test(props.href ?? '')) return <a {...anchorProps} />;
  if (props.className?.includes(HEADING_SIGN)) {
    return <OriginalLink {...props} tabIndex={-1} title={text('headingLink')} />;
  }
  return <OriginalLink {...props} />;
}
