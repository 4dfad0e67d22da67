import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';

/** Code with one backtick or two around it, or a link. */
const MARKDOWN = /``\s(?<two>.*?)\s``|`(?<one>[^`]*)`|\[(?<label>[^\]]*)\]\((?<href>[^)]*)\)/g;

/** A line of Markdown without its links: their words stay. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/**
 * A line of Markdown as HTML: code and links; anything else is text.
 *
 * @param address of a link as the browser needs it; without it links are text
 */
export function inlineHtml(markdown: string, address?: (href: string) => string): string {
  let html = '';
  let at = 0;
  for (const { 0: whole, index, groups = {} } of markdown.matchAll(MARKDOWN)) {
    html += escapeHtml(markdown.slice(at, index));
    const { one, two, label = '', href = '' } = groups;
    const code = two ?? one;
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (address) html += `<a href="${escapeHtml(address(href))}">${escapeHtml(label)}</a>`;
    else html += escapeHtml(whole);
    at = index + whole.length;
  }
  return html + escapeHtml(markdown.slice(at));
}
