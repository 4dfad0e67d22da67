import { removeBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { loadPage } from './loadPage';

/** Gives back and forward what links have: the progress bar, and a full load when the code fails. */
export function useBackForward(): void {
  useEffect(() => {
    async function follow() {
      const load = await loadPage(removeBase(window.location.pathname));
      if (load === 'failed') window.location.reload();
    }
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
