import { afterEach, expect, test, vi } from 'vitest';
import { FakeSite } from '../../../plugins/serving/offline/testing/fakeSite';
import { memoryCaches } from '../../../plugins/serving/offline/testing/memoryCaches';
import { readTasks, savePack } from './packTasks';

afterEach(() => vi.unstubAllGlobals());

test('[FAST-2] a service worker that cannot be installed is not reported as a problem of the network', async () => {
  const site = new FakeSite({ '': 'home' }, {});
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', site.fetch);
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, run: (lock: object) => unknown) => run({}) },
    serviceWorker: { register: () => Promise.reject(new TypeError('the script has failed')) },
  });
  await savePack(site.summary, site.base);
  const [task] = Object.values(readTasks());
  expect(task).toMatchObject({ kind: 'failed', reason: 'storage' });
});
