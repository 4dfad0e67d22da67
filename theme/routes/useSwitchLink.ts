import { useLocation } from '@rspress/core/runtime';
import { formatRoute, type PageAddress } from './address';
import { withOrigin, withoutOrigin } from './missingPage';
import { usePageAddress } from './usePageAddress';

/**
 * Returns a function that returns links to the current page in another version or language. They keep
 * query and hash. If the page does not exist there, they lead to the nearest parent, which shows a
 * notice.
 *
 * @param isServed whether the link is part of the server's HTML, where query and hash are unknown
 */
export function useSwitchLink(isServed = false): (other: Partial<PageAddress>) => string {
  const { version, lang, rest, site, counterpart } = usePageAddress();
  const location = useLocation();
  const search = isServed ? '' : withoutOrigin(location.search);
  const hash = isServed ? '' : location.hash;
  return (other) => {
    const { route, isSamePage } = counterpart(other);
    if (isSamePage) return `${route}${search}${hash}`;
    return `${route}${withOrigin(search, formatRoute({ version, lang, rest }, site))}`;
  };
}
