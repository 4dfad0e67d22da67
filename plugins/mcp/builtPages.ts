import { parseRoute } from '../../theme/routes/address';
import { decodePath } from '../server/server/requestPath';
import { readSiteFile, type SiteFile } from '../server/server/siteFile';
import type { SiteIndex } from '../server/server/siteIndex';
import { type ListedPage, markdownTitle, type PageSource, routeOfTwin } from './pageSource';

/** The Markdown twins of a built site; the list is made when it is first asked for. */
export function builtPages({ site, files }: SiteIndex): PageSource {
  const twins = new Map<string, SiteFile>();
  for (const [address, file] of files) {
    const path = decodePath(address.slice(site.base.length - 1));
    if (path?.endsWith('.md')) twins.set(routeOfTwin(path), file);
  }

  async function read(route: string): Promise<string | undefined> {
    const file = twins.get(route);
    if (!file) return undefined;
    return new TextDecoder().decode(await readSiteFile(file));
  }

  async function describe(route: string): Promise<ListedPage> {
    const { version, lang } = parseRoute(route, site);
    const title = markdownTitle((await read(route)) ?? '') ?? route;
    return { route, title, version, lang };
  }

  let listed: Promise<ListedPage[]> | undefined;
  return {
    list: () => {
      listed ??= Promise.all([...twins.keys()].sort().map(describe));
      return listed;
    },
    read,
  };
}
