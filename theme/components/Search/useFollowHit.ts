import { isActive, useLocation } from '@rspress/core/runtime';
import { leaveDialogEntry } from '../../hooks/dialogEntry';
import { linkTarget } from '../Link/linkTarget';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { focusHeading } from '../RouteAnnouncer/focusHeading';

/** Returns a function that navigates to a hit. If it is on the current page, its section gets the focus. */
export function useFollowHit(): (url: string) => void {
  const navigate = useLinkNavigate();
  const { pathname } = useLocation();

  return (url) => {
    const target = linkTarget(url);
    const isHere = target.kind === 'page' && isActive(target.path, pathname);
    void leaveDialogEntry()
      .then(() => navigate(url))
      .then(() => {
        if (isHere) focusHeading(() => {});
      });
  };
}
