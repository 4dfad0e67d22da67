import { type LinkProps, Link as OriginalLink } from '@rspress/core/theme-original';

/** Links that hand over to another program; a new tab would stay empty. */
const APPLICATION_LINK = /^(mailto|tel|sms):/i;

/** Rspress's link, except that `mailto:` and its like stay in this tab. */
export function Link(props: LinkProps) {
  const { startTransition: _, ...anchorProps } = props;
  if (APPLICATION_LINK.test(props.href ?? '')) return <a {...anchorProps} />;
  return <OriginalLink {...props} />;
}
