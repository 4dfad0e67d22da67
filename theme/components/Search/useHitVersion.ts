import { use } from 'react';
import { DialogScopeContext } from './DialogScope';
import type { DialogHit } from './hitText';

/**
 * Returns the version to show on a hit. If all versions are searched, every hit shows its version.
 * Otherwise, only hits of other versions do, such as stored searches.
 */
export function useHitVersion({ version }: DialogHit): string | undefined {
  const { version: ofPage, hasVersions, scope } = use(DialogScopeContext);
  if (!hasVersions || !version) return undefined;
  return scope === 'all' || version !== ofPage ? version : undefined;
}
