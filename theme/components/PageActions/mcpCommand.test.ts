import { expect, test } from 'vitest';
import { mcpCommand, mcpServerName } from './mcpCommand';

test('the name of the server is derived from the title of the site', () => {
  expect(mcpServerName('Rspack Docs 2!')).toBe('rspack-docs-2');
  expect(mcpServerName('文档')).toBe('docs');
});

test('the command contains the name and the URL', () => {
  expect(mcpCommand('Kit', 'https://example.com/mcp')).toBe(
    'claude mcp add --transport http kit https://example.com/mcp',
  );
});
