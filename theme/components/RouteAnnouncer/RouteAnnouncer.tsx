import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beginPage, focusHeading, watchReader } from './focusHeading';

/**
 * After a client navigation: the focus goes to the heading of the new page, and screen readers are
 * told its title. The page that was loaded first is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const {
    page: { routePath, pageType, title: pageTitle },
  } = usePage();
  const last = useRef(routePath);
  const [title, setTitle] = useState('');

  useEffect(watchReader, []);

  // With the text of the new page, whose facts come a moment later: no key on it goes unnoticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what another address begins
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
