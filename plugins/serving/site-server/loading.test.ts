import { expect, onTestFinished, test, vi } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { readSite } from '../server/server/siteIndex';
import { readManifest } from '../server/shared/manifest';
import { TEST_SITE, writeSite } from '../server/testing/testSite';
import { siteRoutes } from './siteRoutes';
import { startServer } from './testing/testServer';

const STATIC_SITE = writeSite({ 'index.html': 'home' }, TEST_SITE);

/** Returns what the routes of a site load before the server accepts requests. */
function loadedAtStart(root: string): Promise<void>[] {
  vi.stubEnv('ASK_AI_DATABASE', 'off');
  const loading: Promise<void>[] = [];
  siteRoutes(
    readSite(root, readManifest(root)),
    (_name, close) => onTestFinished(close),
    (loaded) => void loading.push(loaded),
  );
  onTestFinished(() => void vi.unstubAllEnvs());
  return loading;
}

test('the server waits for the data of the search, and a site without one has nothing to wait for', async () => {
  const loading = loadedAtStart(writeAskSite());
  expect(loading).toHaveLength(1);
  await expect(loading[0]).resolves.toBeUndefined();
  expect(loadedAtStart(STATIC_SITE)).toEqual([]);
});

test('a server with a search accepts requests and stops', async () => {
  const server = await startServer(writeAskSite(), { ASK_AI_DATABASE: 'off' });
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  server.terminate();
  expect(await server.ended).toBe(0);
});
