import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { MovedData } from '../../../plugins/pages/moved-sections/shared';
import { movedTarget } from '../../routes/movedSections';
import { findHashTarget, hashIds } from '../../scroll/hashTarget';

/**
 * Leads readers to the new address of a moved section after a click or a client-side navigation. When a document is
 * loaded, a script in its head has already done so. Renders nothing.
 */
export function MovedSections() {
  const location = useLocation();
  const { movedSections = [] } = usePage().page as MovedData;

  useEffect(() => {
    const { hash, search } = location;
    const target = findHashTarget(hash)
      ? undefined
      : movedTarget(movedSections, hashIds(hash), search);
    // A replaced entry, so that "back" does not lead to the old anchor again.
    if (target) window.location.replace(target);
  }, [location, movedSections]);

  return null;
}
