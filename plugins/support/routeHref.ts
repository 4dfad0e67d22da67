/** The settings that determine the URL of a route. */
export interface HrefSettings {
  /** The base, with a slash at both ends: `/docs/`. @default '/' */
  base?: string;
  /** Whether URLs have no `.html` extension. @default false */
  cleanUrls?: boolean;
}

/**
 * Returns the URL of a page for a browser.
 *
 * `routeHref('/zh/guide/', { base: '/docs/', cleanUrls: true })` →
 * `/docs/zh/guide/`
 */
export function routeHref(
  routePath: string,
  { base = '/', cleanUrls = false }: HrefSettings,
): string {
  const file = routePath.endsWith('/') ? `${routePath}index.html` : `${routePath}.html`;
  return encodeURI(`${base.replace(/\/$/, '')}${cleanUrls ? routePath : file}`);
}
