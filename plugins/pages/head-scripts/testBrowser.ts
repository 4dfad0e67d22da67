import vm from 'node:vm';

/** What a script in the head finds in the browser, and what it did there. */
export interface TestBrowserOptions {
  url: string;
  stored?: Record<string, string>;
  /** Every use of storage throws, as with refused cookies. */
  isStorageBlocked?: boolean;
  language?: string;
  userAgent?: string;
  isSystemDark?: boolean;
  /** The status of the answer that brought the document. @default 200 */
  status?: number;
  /** The `data-*` of the script's element. */
  dataset?: Record<string, string>;
}

/** Runs a script of the head against as much of a browser as it needs. */
export function runInTestBrowser(script: string, options: TestBrowserOptions) {
  const { url, stored = {}, isStorageBlocked = false, dataset = {} } = options;
  const { origin, pathname, search, hash } = new URL(url);
  const classes = new Set<string>();
  const attributes: Record<string, string> = {};
  const style: Record<string, string> = {};
  const redirects: string[] = [];

  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
  };
  const context = {
    URLSearchParams,
    location: { origin, pathname, search, hash, replace: (to: string) => void redirects.push(to) },
    navigator: {
      language: options.language ?? 'en-US',
      userAgent: options.userAgent ?? 'Mozilla/5.0 Chrome/140',
    },
    performance: { getEntriesByType: () => [{ responseStatus: options.status ?? 200 }] },
    matchMedia: () => ({ matches: options.isSystemDark ?? false }),
    document: {
      currentScript: { dataset },
      documentElement: {
        style,
        classList: {
          toggle: (name: string, isOn: boolean) => classes[isOn ? 'add' : 'delete'](name),
        },
        setAttribute: (name: string, value: string) =>
          void Object.assign(attributes, { [name]: value }),
      },
    },
  };
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (isStorageBlocked) throw new Error('SecurityError');
      return localStorage;
    },
  });
  vm.runInNewContext(script, context);
  return { redirect: redirects[0], stored, classes: [...classes], attributes, style };
}
