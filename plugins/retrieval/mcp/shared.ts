/** Imported by both sides: the servers, which provide the endpoint, and the theme, which shows its address. */

/** The path of the MCP endpoint, below the base of the site. */
export const MCP_PATH = '/mcp';
