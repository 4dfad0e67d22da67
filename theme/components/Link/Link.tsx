import { useSite } from '@rspress/core/runtime';
import type { LinkProps } from '@rspress/core/theme-original';
import type { MouseEvent } from 'react';
import { useText } from '../../hooks/useText';
import { linkTarget } from './linkTarget';
import { preloadPage } from './loadPage';
import { useLinkNavigate } from './useLinkNavigate';

/** A plain left click; anything else is for the browser: a new tab, a window, a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}

/** The sign beside a heading: for the pointer only, and hidden from everything else by Rspress. */
const HEADING_SIGN = 'rp-header-anchor';

function PageLink({ href = '/', startTransition, ...rest }: LinkProps) {
  const { site } = useSite();
  const navigate = useLinkNavigate({ startTransition });
  const isRelative = !href.startsWith('/');
  const target = linkTarget(href);
  /** What the page itself does on an event, and then what the page behind the link needs. */
  function thenPreload<Event>(handle?: (event: Event) => void) {
    return (event: Event) => {
      handle?.(event);
      if (site.route.prefetchLink === false) return;
      const current = linkTarget(href);
      if (current.kind === 'page') preloadPage(current.path);
    };
  }
  return (
    <a
      {...rest}
      href={isRelative ? href : target.href}
      onMouseEnter={thenPreload(rest.onMouseEnter)}
      onFocus={thenPreload(rest.onFocus)}
      onTouchStart={thenPreload(rest.onTouchStart)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(href);
      }}
    />
  );
}

/**
 * A link. Inside the site it is followed without loading a document, and what it needs is fetched
 * on hover, focus and touch. A full replacement: the original's progress bar never ends when the
 * code of a page cannot be loaded, and it opens `mailto:` in a new tab.
 */
export function Link(props: LinkProps) {
  const text = useText();
  const { startTransition: _, ...anchorProps } = props;
  const { kind } = linkTarget(props.href ?? '/');
  if (kind === 'page') return <PageLink {...props} />;
  if (kind === 'external') return <a target="_blank" rel="noopener noreferrer" {...anchorProps} />;
  if (props.className?.includes(HEADING_SIGN)) {
    return <a {...anchorProps} tabIndex={-1} title={text('headingLink')} />;
  }
  return <a {...anchorProps} />;
}
