import { useSite } from '@rspress/core/runtime';
import type { LinkProps } from '@rspress/core/theme-original';
import type { MouseEvent } from 'react';
import { useText } from '../../hooks/useText';
import { linkTarget } from './linkTarget';
import { preloadPage } from './loadPage';
import { useLinkNavigate } from './useLinkNavigate';

/**
 * Returns whether a click is a plain left click. The browser handles all others: new tab, new window,
 * download.
 */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}

/**
 * The class of heading links, which are for the pointer only. Rspress hides them from assistive
 * technology.
 */
const HEADING_SIGN = 'rp-header-anchor';

function PageLink({ href = '/', startTransition, ...rest }: LinkProps) {
  const { site } = useSite();
  const navigate = useLinkNavigate({ startTransition });
  const isRelative = !href.startsWith('/');
  const target = linkTarget(href);
  /** Calls the given event handler, then preloads the target page. */
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
 * A link. Links within the site are followed without loading a document, and their target is preloaded
 * on hover, focus and touch. A full replacement, because the original's progress bar never ends if the
 * code of a page fails to load, and because it opens `mailto:` links in a new tab.
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
