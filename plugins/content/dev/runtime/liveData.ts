const known = new Map<string, object>();
const listeners = new Set<() => void>();
let revision = 0;

function replace(target: object, data: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, data);
}

function changed(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

/**
 * Returns the data of the site. Called by the code of the data on the first load, and again after every change. Modules
 * of Rspress keep what the first call returned, so this object gets the new data.
 *
 * @param name the name of the data
 */
export function liveData<Data extends object>(name: string, data: Data): Data {
  const first = known.get(name);
  if (!first) {
    known.set(name, data);
    return data;
  }
  replace(first, data);
  // The code of the data has not run to its end.
  queueMicrotask(changed);
  return first as Data;
}

declare global {
  /** The data of all pages, which the script at `PAGES_PATH` defines. */
  var lecternPages: readonly object[];
}

interface PageData {
  pages: readonly object[];
}

/**
 * Returns the data of all pages. After a change, it requests the script with the list again.
 *
 * @param address the address of the script
 */
export function livePages(address: string): PageData {
  const first = known.get(address) as PageData | undefined;
  if (!first) {
    const data = { pages: globalThis.lecternPages };
    known.set(address, data);
    return data;
  }
  const script = document.createElement('script');
  script.src = address;
  script.onload = () => {
    script.remove();
    first.pages = globalThis.lecternPages;
    changed();
  };
  script.onerror = () => script.remove();
  document.head.append(script);
  return first;
}

export function subscribeLiveData(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number of changes since the page was loaded. */
export const liveRevision = (): number => revision;
