import { parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { sectionKey } from './shared';

/** The part of a site's data that contains sidebars. */
interface SidebarHolder {
  lang?: string;
  sidebar?: Record<string, unknown>;
}

export interface SidebarSource {
  themeConfig: SidebarHolder & { locales?: SidebarHolder[] };
}

/** Removes the sidebars from a site's data, and returns them by version and language. */
export function takeSidebars(
  siteData: SidebarSource,
  site: SiteAddresses,
): Map<string, Record<string, unknown>> {
  const sections = new Map<string, Record<string, unknown>>();
  const { themeConfig } = siteData;
  for (const holder of themeConfig.locales ?? [themeConfig]) {
    for (const [path, sidebar] of Object.entries(holder.sidebar ?? {})) {
      const { version, lang } = parseRoute(path, site);
      const key = sectionKey(version, holder.lang ?? lang);
      sections.set(key, { ...sections.get(key), [path]: sidebar });
    }
    holder.sidebar = {};
  }
  return sections;
}
