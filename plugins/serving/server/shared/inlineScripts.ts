import { createHash } from 'node:crypto';

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s]+)/i;

/** Script types that a browser executes. Elements with any other type are data blocks. */
const EXECUTED =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Returns the `script-src` sources that allow the inline scripts of a page, one per distinct text.
 * Only the text counts, so values that differ between pages belong in `data-` attributes.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = attributes.match(TYPE)?.[1];
    const isExecuted = type === undefined || EXECUTED.test(type);
    if (!isExecuted || HAS_SOURCE.test(attributes) || text === '') continue;
    // Browsers hash the text after normalizing its line ends.
    const normalized = text.replace(/\r\n?/g, '\n');
    sources.add(`'sha256-${createHash('sha256').update(normalized).digest('base64')}'`);
  }
  return [...sources].sort();
}
