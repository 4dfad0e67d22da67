import { usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from './focusHeading';

/**
 * After a client navigation: the focus goes to the heading of the new page, and screen readers are
 * told its title. The page that was loaded first is left to the browser.
 */
export function RouteAnnouncer() {
  const { page } = usePage();
  const last = useRef(page.routePath);
  const [title, setTitle] = useState('');

  // With the page itself, so that no key that is pressed on it goes unnoticed.
  useLayoutEffect(() => {
    if (last.current === page.routePath) return;
    last.current = page.routePath;
    const hasTitle = page.pageType !== '404' && page.title;
    return focusHeading((heading) => setTitle(hasTitle || heading));
  }, [page]);

  return (
    <div className="lt-visually-hidden" aria-live="assertive" aria-atomic="true">
      {title}
    </div>
  );
}
