import { use } from 'react';
import { DialogScopeContext } from './DialogScope';
import type { DialogHit } from './hitText';

/**
 * The version that a hit says: of every hit when all versions are searched, else of one that is not
 * of the page's version, as a stored search may be.
 */
export function useHitVersion({ version }: DialogHit): string | undefined {
  const { version: ofPage, hasVersions, scope } = use(DialogScopeContext);
  if (!hasVersions || !version) return undefined;
  return scope === 'all' || version !== ofPage ? version : undefined;
}
