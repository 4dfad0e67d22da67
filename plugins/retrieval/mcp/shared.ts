/** Both sides import this file: the servers, which answer there, and the theme, which tells readers. */

/** Where the MCP endpoint of a site is, below its base. */
export const MCP_PATH = '/mcp';
