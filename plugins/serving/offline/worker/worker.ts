import { openStore } from '../client/packStore';
import { withLock } from '../client/withLock';
import { PACKS_CHANGED } from '../shared';
import { createAnswers } from './answers';
import { isOurs } from './requests';
import type { WorkerSettings } from './settings';
import { updatePacks } from './update';

// The types of the `webworker` library conflict with those of `dom`.
interface WorkerEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

/** Replaced with the settings of the site by the build. */
declare const __OFFLINE_SETTINGS__: WorkerSettings;

const worker = globalThis as unknown as Worker;
const settings = __OFFLINE_SETTINGS__;
const { base } = settings;
const store = openStore(base);
const answers = createAnswers(settings, store);

let updating: Promise<void> | undefined;

async function update(): Promise<void> {
  const leave = async () => {
    await worker.registration.unregister();
  };
  const changed = await withLock(base, () => updatePacks({ base, store, leave }), 'if free');
  if (changed) answers.forget();
}

/** Updates the packs, one update at a time. A failed update is retried with the next page. */
function updateOnce(): Promise<void> {
  updating ??= update()
    .catch(() => {})
    .finally(() => {
      updating = undefined;
    });
  return updating;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', ({ data }) => {
  if (data === PACKS_CHANGED) answers.forget();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOurs(request, location.origin, settings) || answers.isUnknown(request)) return;
  const answer = answers.answer(request);
  event.respondWith(answer);
  if (request.mode === 'navigate') event.waitUntil(answer.then(updateOnce, () => {}));
});
