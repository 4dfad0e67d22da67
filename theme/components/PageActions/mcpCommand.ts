/** `Rspack Docs` → `rspack-docs`: the name of a server in a client. */
export function mcpServerName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return name || 'docs';
}

/** What to type to connect Claude Code with the site. */
export function mcpCommand(title: string, address: string): string {
  return `claude mcp add --transport http ${mcpServerName(title)} ${address}`;
}
