import { useEffect } from 'react';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { writtenTarget } from '../Link/writtenLink';
import { WRITTEN_LINKS } from './nameLinks';

/** Makes links in static HTML navigate without loading a document. */
export function useWrittenLinks(): void {
  const navigate = useLinkNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = writtenTarget(event, WRITTEN_LINKS);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  });
}
