import { isActive, useLocation } from '@rspress/core/runtime';
import { linkTarget } from '../Link/linkTarget';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { focusHeading } from '../RouteAnnouncer/focusHeading';

/** Returns a function that goes to a hit; on the page that is shown, the focus goes to its section. */
export function useFollowHit(): (url: string) => void {
  const navigate = useLinkNavigate();
  const { pathname } = useLocation();

  return (url) => {
    const target = linkTarget(url);
    const isHere = target.kind === 'page' && isActive(target.path, pathname);
    void navigate(url).then(() => {
      if (isHere) focusHeading(() => {});
    });
  };
}
