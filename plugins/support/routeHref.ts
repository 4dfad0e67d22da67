/** What decides how a route is written in HTML. */
export interface HrefSettings {
  /** With a slash at both ends: `/docs/`. @default '/' */
  base?: string;
  /** Whether addresses have no `.html`. @default false */
  cleanUrls?: boolean;
}

/**
 * The address of a page as a browser asks for it.
 *
 * `routeHref('/zh/guide/', { base: '/docs/', cleanUrls: true })` → `/docs/zh/guide/`
 */
export function routeHref(
  routePath: string,
  { base = '/', cleanUrls = false }: HrefSettings,
): string {
  const file = routePath.endsWith('/') ? `${routePath}index.html` : `${routePath}.html`;
  return encodeURI(`${base.replace(/\/$/, '')}${cleanUrls ? routePath : file}`);
}
