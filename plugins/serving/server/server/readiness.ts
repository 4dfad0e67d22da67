import { COMMON_HEADERS } from '../shared/securityHeaders';
import type { SiteRoute } from './siteRoute';

/** The liveness endpoint. It is not below the base. */
export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/**
 * Returns the response of `/readyz`: 503 if pages are no longer served, otherwise 200 with the
 * parts that have a problem. Parts are named by their paths below the base.
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
