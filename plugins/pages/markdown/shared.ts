/**
 * The build, which writes the Markdown versions of pages, and the theme, which links to them,
 * import this file.
 */

export const MARKDOWN_MIME = 'text/markdown';

/** The settings of the plugin for the theme, in the site's `themeConfig`. */
export interface LlmsSettings {
  /** Whether pages show the actions for assistants below their title. */
  llmsActions: boolean;
  /** Whether the site has an MCP endpoint. */
  mcp: boolean;
}
