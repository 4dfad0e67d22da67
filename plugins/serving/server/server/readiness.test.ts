import { expect, test } from 'vitest';
import { writeSite } from '../testing/testSite';
import { createSiteApp } from './app';
import type { SiteRoute } from './siteRoute';

const root = writeSite({ 'index.html': 'home' });
const route = (path: string, problem?: string): SiteRoute => ({
  path,
  handle: () => new Response('ok'),
  problem: () => problem,
});

async function ask(routes: SiteRoute[], isReady = true) {
  const app = createSiteApp({ root, routes: () => routes, isReady: () => isReady });
  const answer = await app.request('/readyz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { code: answer.status, ...((await answer.json()) as object) };
}

test('[SAFE-2] /readyz lists problems while pages are served', async () => {
  expect(await ask([route('/a')])).toEqual({ code: 200, status: 'ready', degraded: [] });
  const problem = 'The disk is full.';
  expect(await ask([route('/a', problem), route('/b', problem), route('/c')])).toEqual({
    code: 200,
    status: 'degraded',
    degraded: [{ paths: ['/a', '/b'], problem }],
  });
});

test('[SAFE-2] /readyz is 503 when the server stops', async () => {
  expect(await ask([route('/a')], false)).toMatchObject({ code: 503, status: 'stopping' });
});
