import vm from 'node:vm';

/** The simulated browser of a script in the head. */
export interface TestBrowserOptions {
  url: string;
  stored?: Record<string, string>;
  /** Whether every use of storage throws, as with blocked cookies. */
  isStorageBlocked?: boolean;
  language?: string;
  userAgent?: string;
  isSystemDark?: boolean;
  /** The HTTP status of the document. @default 200 */
  status?: number;
  /** The `data-*` attributes of the script element. */
  dataset?: Record<string, string>;
}

/** Runs a head script in a simulated browser, and returns its effects. */
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
