import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { isQuoteStuck } from '../../../plugins/support/shared/quoteBreak';
import { breakableHtml } from '../Outline/breakableHtml';

/** Matches inline code with one or two backticks, or a link. */
const MARKDOWN = /``\s(?<two>.*?)\s``|`(?<one>[^`]*)`|\[(?<label>[^\]]*)\]\((?<href>[^)]*)\)/g;

/** Replaces the links in a line of Markdown with their text. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/**
 * Converts a line of Markdown to HTML. Supports code and links, and escapes everything else.
 *
 * @param address returns the URL of a link. Without it, links become text
 */
export function inlineHtml(markdown: string, address?: (href: string) => string): string {
  let html = '';
  let at = 0;
  for (const { 0: whole, index, groups = {} } of markdown.matchAll(MARKDOWN)) {
    html += escapeHtml(markdown.slice(at, index));
    const { one, two, label = '', href = '' } = groups;
    const code = two ?? one;
    if (code !== undefined) {
      if (isQuoteStuck(html, code)) html += '<wbr>';
      html += `<code>${breakableHtml(code)}</code>`;
    } else if (address) html += `<a href="${escapeHtml(address(href))}">${escapeHtml(label)}</a>`;
    else html += escapeHtml(whole);
    at = index + whole.length;
  }
  return html + escapeHtml(markdown.slice(at));
}
