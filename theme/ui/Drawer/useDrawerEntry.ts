import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { linkTarget } from '../../components/Link/linkTarget';
import { useLinkNavigate } from '../../components/Link/useLinkNavigate';
import { addDialogEntry, endReturn, leaveDialogEntry } from '../../hooks/dialogEntry';
import { CLOSE_POPUPS } from '../../hooks/openPopups';

/** Returns the address of the link of the site that a click follows in this tab; `undefined` for other clicks. */
function followedLink(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!href || event.button !== 0 || hasModifier || !['', '_self'].includes(link?.target ?? ''))
    return;
  return ['page', 'anchor'].includes(linkTarget(href).kind) ? href : undefined;
}

/**
 * Gives an open drawer an entry in the history of the tab, so that Back closes it and stays on the page.
 *
 * @returns the handler of clicks in the drawer. It leaves the entry before a link is followed, so that Back leads from
 * the new page to this one
 */
export function useDrawerEntry(isOpen: boolean, onClose: () => void) {
  const navigate = useLinkNavigate();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    let isSearchAbove = false;
    function leave() {
      endReturn();
      close();
    }
    // The search takes the entry over. Leaving it now would close the search.
    function giveWay() {
      isSearchAbove = true;
      close();
    }
    addDialogEntry();
    window.addEventListener('popstate', leave);
    window.addEventListener(CLOSE_POPUPS, giveWay);
    return () => {
      window.removeEventListener('popstate', leave);
      window.removeEventListener(CLOSE_POPUPS, giveWay);
      if (!isSearchAbove) void leaveDialogEntry();
    };
  }, [isOpen]);

  return (event: MouseEvent): void => {
    const href = followedLink(event);
    if (href === undefined) return;
    event.preventDefault();
    void leaveDialogEntry().then(() => navigate(href));
  };
}
