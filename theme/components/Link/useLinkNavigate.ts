import { isActive, useLocation, useNavigate } from '@rspress/core/runtime';
import { startTransition as reactStartTransition, type TransitionStartFunction } from 'react';
import { linkTarget } from './linkTarget';
import { loadPage, stayOnPage } from './loadPage';
import { setUnreachedPage } from './unreachedPage';

export interface LinkNavigateOptions {
  /** Marks the navigation as pending for the caller. */
  startTransition?: TransitionStartFunction;
}

/**
 * Returns a function that follows a link within the site as soon as the target page is loaded. If the
 * code of the page cannot be loaded, for example after a deployment, or if no page has this address,
 * the browser loads the whole document. If the network is unavailable, the current page stays open and
 * shows a notice.
 */
export function useLinkNavigate({
  startTransition = reactStartTransition,
}: LinkNavigateOptions = {}): (href: string) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return async function follow(href) {
    const target = linkTarget(href);
    if (target.kind !== 'page') {
      window.location.assign(target.href);
      return;
    }
    const isHere = isActive(target.path, pathname);
    if (isHere) stayOnPage();
    const load = isHere ? 'ready' : await loadPage(target.path, target.href);
    if (load === 'ready') startTransition(() => void navigate(target.route));
    if (load === 'failed' || load === 'missing') window.location.assign(target.href);
    if (load === 'unreachable') setUnreachedPage({ retry: () => void follow(href) });
  };
}
