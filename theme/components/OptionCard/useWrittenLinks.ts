import { removeBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { WRITTEN_LINKS } from './nameLinks';

/** Follows links that are HTML of the page without loading the whole document. */
export function useWrittenLinks(): void {
  const navigate = useLinkNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(WRITTEN_LINKS);
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(removeBase(link.pathname) + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  });
}
