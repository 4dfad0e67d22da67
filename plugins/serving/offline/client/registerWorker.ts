import { PACKS_CHANGED, WORKER_FILE } from '../shared';

/** The worker of this site; another site on the host has its own. */
async function ownRegistration(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ scope }) => new URL(scope).pathname === base);
}

/** Whether this browser can keep packs at this address. */
export function canKeepPacks(): boolean {
  return (
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'caches' in window &&
    'locks' in navigator
  );
}

/** Lets the worker answer for the site, from this page on. */
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

/** Tells the worker that what is kept has changed. */
export async function tellWorker(base: string): Promise<void> {
  (await ownRegistration(base))?.active?.postMessage(PACKS_CHANGED);
}

/** Removes the worker. */
export async function leaveWorker(base: string): Promise<void> {
  await (await ownRegistration(base))?.unregister();
}
