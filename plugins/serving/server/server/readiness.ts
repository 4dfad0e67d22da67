import { COMMON_HEADERS } from '../shared/securityHeaders';
import type { SiteRoute } from './siteRoute';

/** Where the server tells whether it lives, and whether it works in full; not below the base. */
export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/**
 * What `/readyz` says: 503 when pages are no longer served, else 200 and each part that does not work in
 * full. Parts are named by their addresses below the base.
 */
export function readinessAnswer(isReady: boolean, routes: readonly SiteRoute[]): Response {
  const parts = new Map<string, string[]>();
  for (const { path, problem } of routes) {
    const found = problem?.();
    if (found) parts.set(found, [...(parts.get(found) ?? []), path]);
  }
  const degraded = [...parts].map(([problem, paths]) => ({ paths, problem }));
  const working = degraded.length > 0 ? 'degraded' : 'ready';
  const status = isReady ? working : 'stopping';
  return new Response(`${JSON.stringify({ status, degraded })}\n`, {
    status: isReady ? 200 : 503,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
