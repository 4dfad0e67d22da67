/**
 * Returns the route of a page as Markdown: `/guide/start` → `/guide/start.md`, `/config/` →
 * `/config/index.md`.
 */
export function twinRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}

/**
 * Returns the URL of a page as Markdown. It is absolute if the site's origin is known, otherwise
 * relative to the root of the host.
 */
export function twinAddress(
  routePath: string,
  { base = '/', siteOrigin }: { base?: string; siteOrigin?: string },
): string {
  return siteAddress(twinRoute(routePath), { base, siteOrigin });
}

/** Returns the URL of a route or a public file of the site. */
export function siteAddress(
  path: string,
  { base = '/', siteOrigin }: { base?: string; siteOrigin?: string },
): string {
  const address = encodeURI(`${base.replace(/\/$/, '')}${path}`);
  return siteOrigin ? new URL(address, siteOrigin).href : address;
}
