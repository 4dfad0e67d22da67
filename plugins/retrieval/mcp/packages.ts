/** The packages that a site must install for the endpoint. */
export const MCP_PACKAGES = ['@modelcontextprotocol/server'] as const;

/** The feature that needs the packages, for error messages. */
export const MCP_NEEDS = '[mcp] the endpoint for language models';
