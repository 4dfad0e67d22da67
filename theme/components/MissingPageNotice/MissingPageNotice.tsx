import { useLocation } from '@rspress/core/runtime';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { CAME_FROM } from '../../routes/missingPage';

const Loaded = lazy(() => import('./LoadedMissingPageNotice'));

/** Says that a switch of version or language could not find the same page, and leads back to it. */
export function MissingPageNotice() {
  const isHydrated = useHydrated();
  const { search } = useLocation();
  if (!isHydrated || !search.includes(CAME_FROM)) return null;
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
