import { parseRoute } from '../../../theme/routes/address';
import { decodePath } from '../../serving/server/server/requestPath';
import type { SiteIndex } from '../../serving/server/server/siteIndex';
import { sharedBytes } from '../../serving/server/worker/sharedBytes';
import {
  type DocsSite,
  isList,
  type ListedPage,
  markdownTitle,
  type PageSource,
  routeOfTwin,
} from './pageSource';

/** The Markdown of a built site, by route. Threads share its memory. */
export type Twins = ReadonlyMap<string, Uint8Array>;

/** Reads files of a built site, by their paths below the base. */
function readFiles({ site, files }: SiteIndex, isWanted: (path: string) => boolean) {
  const found: [path: string, bytes: Uint8Array][] = [];
  for (const [address, file] of files) {
    const path = decodePath(address.slice(site.base.length - 1));
    if (path === undefined || !isWanted(path)) continue;
    const bytes = file.plain.body ?? file.disk?.readSync();
    if (bytes) found.push([path, sharedBytes(bytes)]);
  }
  return found;
}

/** Reads the Markdown of a built site. */
export function readTwins(index: SiteIndex): Twins {
  const files = readFiles(index, (path) => path.endsWith('.md'));
  return new Map(files.map(([path, bytes]) => [routeOfTwin(path), bytes]));
}

/** Reads the lists of pages of a built site. */
export function readLists(index: SiteIndex): Twins {
  return new Map(readFiles(index, isList));
}

/** Opens the pages of a built site. The list is created on first use. */
export function builtPages(site: DocsSite, twins: Twins, lists: Twins): PageSource {
  const textOf = (route: string) => {
    const bytes = twins.get(route);
    return bytes && new TextDecoder().decode(bytes);
  };

  function describe(route: string): ListedPage {
    const { version, lang } = parseRoute(route, site);
    return { route, title: markdownTitle(textOf(route) ?? '') ?? route, version, lang };
  }

  let listed: ListedPage[] | undefined;
  return {
    list: async () => {
      listed ??= [...twins.keys()].sort().map(describe);
      return listed;
    },
    read: async (route) => textOf(route),
    lists: async () =>
      new Map([...lists].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
  };
}
