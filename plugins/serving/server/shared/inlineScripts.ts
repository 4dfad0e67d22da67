import { createHash } from 'node:crypto';

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s]+)/i;

/** Types that a browser runs or obeys; any other makes the element a block of data. */
const EXECUTED =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * The sources for `script-src` that let a page's inline scripts run: one per different text. Only
 * the text counts, so that what differs from page to page belongs in `data-` attributes.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = attributes.match(TYPE)?.[1];
    const isExecuted = type === undefined || EXECUTED.test(type);
    if (!isExecuted || HAS_SOURCE.test(attributes) || text === '') continue;
    // A browser compares the text after it has normalised the line ends.
    const normalised = text.replace(/\r\n?/g, '\n');
    sources.add(`'sha256-${createHash('sha256').update(normalised).digest('base64')}'`);
  }
  return [...sources].sort();
}
