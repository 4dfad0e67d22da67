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

interface PageInfo {
  routePath: string;
  title?: string;
}

declare global {
  /** The data of all pages, which the script at `PAGES_PATH` defines. */
  var lecternPages: readonly PageInfo[];
}

interface PageData {
  pages: readonly PageInfo[];
}

/** Requests the data from the texts of pages if it is missing. The first page does not wait for it. */
async function addTexts(data: PageData, address: string): Promise<void> {
  if (data.pages.every(({ title }) => title !== undefined)) return;
  const response = await fetch(address);
  if (!response.ok) return;
  const texts: Record<string, object> = await response.json();
  data.pages = data.pages.map((page) => ({ ...page, ...texts[page.routePath] }));
  changed();
}

/**
 * Returns the data of all pages. After a change, it requests the script with the list again.
 *
 * @param address the address of the script
 * @param textsAddress the address of the titles and headings that the script lacks
 */
export function livePages(address: string, textsAddress: string): PageData {
  // A dev server that has been stopped does not answer.
  const complete = (data: PageData) => addTexts(data, textsAddress).catch(() => {});
  const first = known.get(address) as PageData | undefined;
  if (!first) {
    const data: PageData = { pages: globalThis.lecternPages };
    known.set(address, data);
    complete(data);
    return data;
  }
  const script = document.createElement('script');
  script.src = address;
  script.onload = () => {
    script.remove();
    first.pages = globalThis.lecternPages;
    changed();
    complete(first);
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
