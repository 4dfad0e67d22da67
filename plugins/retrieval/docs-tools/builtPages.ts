import { parseRoute } from '../../../theme/routes/address';
import { decodePath } from '../../serving/server/server/requestPath';
import type { SiteIndex } from '../../serving/server/server/siteIndex';
import { sharedBytes } from '../../serving/server/worker/sharedBytes';
import {
  type DocsSite,
  type ListedPage,
  markdownTitle,
  type PageSource,
  routeOfTwin,
} from './pageSource';

/** The Markdown of a built site by route; threads share its bytes. */
export type Twins = ReadonlyMap<string, Uint8Array>;

/** Reads the Markdown of a built site as it was at the start. */
export function readTwins({ site, files }: SiteIndex): Twins {
  const twins = new Map<string, Uint8Array>();
  for (const [address, file] of files) {
    const path = decodePath(address.slice(site.base.length - 1));
    if (!path?.endsWith('.md')) continue;
    const bytes = file.plain.body ?? file.disk?.readSync();
    if (bytes) twins.set(routeOfTwin(path), sharedBytes(bytes));
  }
  return twins;
}

/** The pages of a built site; the list is made when it is first asked for. */
export function builtPages(site: DocsSite, twins: Twins): PageSource {
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
  };
}
