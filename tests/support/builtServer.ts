import { createSiteApp } from '../../plugins/serving/server/server/app';
import { SITES } from './sites';

type BuiltSite = keyof typeof SITES;

const apps = new Map<BuiltSite, ReturnType<typeof createSiteApp>>();

/**
 * Sends a request to Lectern's server for a built site, without a port. Redirects are not followed.
 *
 * @param address the path from the root of the host, including the base of the site
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
