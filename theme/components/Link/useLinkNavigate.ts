import { isActive, useLocation, useNavigate } from '@rspress/core/runtime';
import { startTransition as reactStartTransition, type TransitionStartFunction } from 'react';
import { linkTarget } from './linkTarget';
import { loadPage } from './loadPage';

export interface LinkNavigateOptions {
  /** Marks the navigation as pending for the caller. */
  startTransition?: TransitionStartFunction;
}

/**
 * Returns a function that follows a link inside the site once the page is loaded. A page whose code
 * cannot be loaded (after a deploy, say) is opened in full, and so is an address without a page.
 */
export function useLinkNavigate({
  startTransition = reactStartTransition,
}: LinkNavigateOptions = {}): (href: string) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return async (href) => {
    const target = linkTarget(href);
    if (target.kind !== 'page') {
      window.location.assign(target.href);
      return;
    }
    const load = isActive(target.path, pathname) ? 'ready' : await loadPage(target.path);
    if (load === 'failed' || load === 'missing') window.location.assign(target.href);
    if (load === 'ready') startTransition(() => void navigate(target.route));
  };
}
