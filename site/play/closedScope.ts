/** Globals of workers that store data for their origin or share it within the origin. */
const OF_SCOPE = [
  'BroadcastChannel',
  'SharedWorker',
  'caches',
  'cookieStore',
  'indexedDB',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemSyncURL',
  'webkitResolveLocalFileSystemURL',
];
const OF_NAVIGATOR = ['locks', 'serviceWorker', 'storage', 'storageBuckets'];

/**
 * A script that runs first in each worker of the engine, where configurations and loaders of links run in the origin of
 * the site: they could otherwise replace pages in the cache of the offline packs, and hold its lock.
 */
export const closedScope = `(() => {
  const remove = (owner, names) => {
    for (let at = owner; at; at = Object.getPrototypeOf(at)) for (const name of names) Reflect.deleteProperty(at, name);
    for (const name of names) if (name in owner) throw new Error(name + ' cannot be removed');
  };
  remove(self, ${JSON.stringify(OF_SCOPE)});
  remove(self.navigator, ${JSON.stringify(OF_NAVIGATOR)});
})();`;
