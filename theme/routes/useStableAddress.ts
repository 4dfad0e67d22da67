import { useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { HIDDEN_PARTS_ATTRIBUTE } from '../../plugins/pages/head-scripts/shared';
import { canonicalPath } from './canonicalPath';
import { carryHiddenParts, hiddenParts } from './hiddenParts';
import { knownRoute } from './siteRoutes';

/**
 * Makes the URL canonical after every navigation within the site, and keeps parts hidden that the
 * query has hidden.
 */
export function useStableAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { site } = useSite();
  const lastSearch = useRef(search);
  const cleanUrls = Boolean(site.route?.cleanUrls);

  useLayoutEffect(() => {
    const path = canonicalPath(pathname, knownRoute(pathname)?.path, cleanUrls);
    const query = carryHiddenParts(lastSearch.current, search);
    lastSearch.current = query;
    const hidden = hiddenParts(query);
    document.documentElement.toggleAttribute(HIDDEN_PARTS_ATTRIBUTE, hidden.length > 0);
    if (hidden.length > 0) {
      document.documentElement.setAttribute(HIDDEN_PARTS_ATTRIBUTE, hidden.join(' '));
    }
    if (path === pathname && query === search) return;
    navigate({ pathname: path, search: query, hash }, { replace: true });
  }, [pathname, search, hash, navigate, cleanUrls]);
}
