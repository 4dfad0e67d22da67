import { pathnameToRouteService } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { findRoute, isKnownRoute } from './siteRoutes';

/** Returns whether a path leads to a page. Returns `undefined` while that is unknown, or without a path. */
export function useRouteExists(path: string | undefined): boolean | undefined {
  const [found, setFound] = useState<{ path: string; exists: boolean }>();

  useEffect(() => {
    if (path === undefined) return;
    findRoute(path).then(
      (route) => setFound({ path, exists: route !== undefined }),
      () => {},
    );
  }, [path]);

  if (path === undefined) return undefined;
  if (isKnownRoute(path)) return true;
  if (pathnameToRouteService(path) === undefined) return false;
  return found?.path === path ? found.exists : undefined;
}
