import { createSiteApp } from '../../plugins/serving/server/server/app';
import { SITES } from './sites';

type BuiltSite = keyof typeof SITES;

const apps = new Map<BuiltSite, ReturnType<typeof createSiteApp>>();

/**
 * What our server answers with the files of a built site, without a port; redirects are not followed.
 *
 * @param address from the root of the host, the site's base included
 */
export async function requestBuilt(
  site: BuiltSite,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const app = apps.get(site) ?? createSiteApp({ root: SITES[site].folder });
  apps.set(site, app);
  return app.request(address, { headers });
}
