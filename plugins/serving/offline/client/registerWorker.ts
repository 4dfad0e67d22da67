import { PACKS_CHANGED, WORKER_FILE } from '../shared';

/** Returns the registration of this site's worker. Other sites on the host have their own. */
async function ownRegistration(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ scope }) => new URL(scope).pathname === base);
}

/** Whether this browser can store packs at this address. */
export function canKeepPacks(): boolean {
  return (
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'caches' in window &&
    'locks' in navigator
  );
}

/** Registers the worker, which then answers the requests of the site, including those of this page. */
export async function registerWorker(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(base + WORKER_FILE, {
    scope: base,
    updateViaCache: 'none',
  });
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker could not be installed'));
    });
  });
}

/** Notifies the worker that the stored packs have changed. */
export async function notifyWorker(base: string): Promise<void> {
  (await ownRegistration(base))?.active?.postMessage(PACKS_CHANGED);
}

/** Unregisters the worker. */
export async function unregisterWorker(base: string): Promise<void> {
  await (await ownRegistration(base))?.unregister();
}
