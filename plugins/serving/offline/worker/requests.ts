import { routeKey } from '../../../../theme/routes/routeKey';
import { withoutDefaultPrefixes } from '../../../support/defaultPrefixes';
import type { SavedPack } from '../client/packStore';
import type { WorkerSettings } from './settings';

/** The properties of a request that determine who answers it. */
export type RequestProperties = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'headers'>;

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part === '*' ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}(?:/|$)`,
  );

/**
 * Returns the path of an address below the base: `/docs/guide` → `/guide`. Returns `undefined` for
 * an address outside the site.
 */
export function pathBelow(url: string, { base }: Pick<WorkerSettings, 'base'>): string | undefined {
  const { pathname } = new URL(url);
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/**
 * Whether the worker may answer a request. It does not answer requests to other hosts, to other
 * sites below this one or to routes of the server, and no requests that ask for ranges or bypass
 * caches.
 *
 * @param origin of the site
 */
export function isOurs(
  request: RequestProperties,
  origin: string,
  settings: WorkerSettings,
): boolean {
  if (request.method !== 'GET' || new URL(request.url).origin !== origin) return false;
  if (request.headers.has('range')) return false;
  if (request.mode !== 'navigate' && request.cache === 'no-store') return false;
  const path = pathBelow(request.url, settings);
  if (path === undefined) return false;
  const isBelow = (site: string) => `${path}/`.startsWith(site);
  return (
    !settings.sitesBelow.some(isBelow) &&
    !settings.reserved.some((reserved) => patternOf(reserved).test(path))
  );
}

/** Returns the hash of the stored content at a path, or `undefined`. */
export type FindStored = (path: string) => string | undefined;

/** The files in the stored packs, by path below the base. */
export interface StoredFiles {
  /** Finds a page, in any spelling of its address. */
  page: FindStored;
  /** Finds any other file. */
  file: FindStored;
}

/** Indexes the packs once, so that each request is a single map lookup. */
export function indexPacks(saved: readonly SavedPack[], settings: WorkerSettings): StoredFiles {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { old = {} } of saved) {
    for (const [name, hash] of Object.entries(old)) files.set(`/${name}`, hash);
  }
  for (const { pack } of saved) {
    for (const [name, [hash]] of Object.entries(pack.pages)) pages.set(routeKey(`/${name}`), hash);
    for (const [name, [hash]] of Object.entries(pack.files)) files.set(`/${name}`, hash);
  }
  return {
    page(path) {
      const key = routeKey(path);
      const short = withoutDefaultPrefixes(key || '/', settings);
      return pages.get(key) ?? (short === undefined ? undefined : pages.get(routeKey(short)));
    },
    file: (path) => files.get(path),
  };
}
