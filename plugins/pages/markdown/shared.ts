/** Both sides import this file: the build, which writes the twins, and the theme, which names them. */

export const MARKDOWN_MIME = 'text/markdown';

/** What the plugin tells the theme, in the site's `themeConfig`. */
export interface LlmsSettings {
  /** Whether pages have the actions below their title. */
  llmsActions: boolean;
  /** Whether the site has an MCP endpoint. */
  mcp: boolean;
}
