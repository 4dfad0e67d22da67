import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beginPage, focusHeading, watchReader } from './focusHeading';

/**
 * Focuses the heading of the new page after client-side navigation, and announces its title to screen
 * readers. On the initial page, this is up to the browser.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const {
    page: { routePath, pageType, title: pageTitle },
  } = usePage();
  const last = useRef(routePath);
  const [title, setTitle] = useState('');

  useEffect(watchReader, []);

  // Runs when the text of the new page is rendered, before its data is updated, so that no input on it is
  // missed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useLayoutEffect(beginPage, [pathname]);

  useLayoutEffect(() => {
    if (last.current === routePath) return;
    last.current = routePath;
    const hasTitle = pageType !== '404' && pageTitle;
    return focusHeading((heading) => setTitle(hasTitle || heading));
  }, [routePath, pageType, pageTitle]);

  return (
    <div className="lt-visually-hidden" aria-live="assertive" aria-atomic="true">
      {title}
    </div>
  );
}
