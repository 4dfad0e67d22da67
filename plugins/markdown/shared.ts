/** Both sides import this file: the build, which writes the twins, and the theme, which names them. */

export const MARKDOWN_MIME = 'text/markdown';

/** The route of a page as Markdown: `/guide/start` → `/guide/start.md`, `/config/` → `/config/index.md`. */
export function twinRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}

/** Where the twin of a page is: absolute where the site knows its origin, else from the root of the host. */
export function twinAddress(
  routePath: string,
  { base = '/', siteOrigin }: { base?: string; siteOrigin?: string },
): string {
  return siteAddress(twinRoute(routePath), { base, siteOrigin });
}

/** The address of a route or a public file of the site. */
export function siteAddress(
  path: string,
  { base = '/', siteOrigin }: { base?: string; siteOrigin?: string },
): string {
  const address = encodeURI(`${base.replace(/\/$/, '')}${path}`);
  return siteOrigin ? new URL(address, siteOrigin).href : address;
}

/** What the plugin tells the theme, in the site's `themeConfig`. */
export interface LlmsSettings {
  /** Whether pages have the actions below their title. */
  llmsActions: boolean;
  /** Whether the site has an MCP endpoint. */
  mcp: boolean;
}
