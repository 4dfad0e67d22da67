import { page } from './installed';

/** Every setting that needs a package, as `settings` of a site. */
export const ALL_SETTINGS = `  title: 'All',
  siteOrigin: 'https://docs.example',
  askAi: true,
  mcp: true,
  feeds: { section: 'news', title: { en: 'News' }, description: { en: 'What is new' } },
  mermaid: true,
  math: true,
  socialCards: true,`;

export const ALL_PAGES = {
  'docs/index.mdx': page('Start', 'The first page about waterproof glue.'),
  'docs/news/index.mdx': page('News', 'All of them.'),
  'docs/news/first.mdx': page('First', 'The first news.').replace(
    '---\n',
    '---\ndate: 2026-01-02\n',
  ),
  'docs/drawn.mdx': page('Drawn', '```mermaid\nflowchart LR\n  A[Plank] --> B[Boat]\n```'),
  'docs/counted.mdx': page('Counted', 'The area is $a^2$.'),
};

/** How a client of MCP begins. */
export const MCP_REQUEST = {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  }),
};

/** A model that nobody asks. */
export const MODEL = { ASK_AI_MODEL: 'test', ASK_AI_MODEL_URL: 'http://127.0.0.1:1/v1' };
