/** Code with one backtick or two around it, or a link. */
const MARKDOWN = /``\s(?<two>.*?)\s``|`(?<one>[^`]*)`|\[(?<label>[^\]]*)\]\((?<href>[^)]*)\)/g;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that stands for itself in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/**
 * A line of Markdown as HTML: code and links; anything else is text.
 *
 * @param address of a link as the browser needs it
 */
export function inlineHtml(markdown: string, address: (href: string) => string): string {
  let html = '';
  let at = 0;
  for (const { 0: whole, index, groups = {} } of markdown.matchAll(MARKDOWN)) {
    html += escapeHtml(markdown.slice(at, index));
    const { one, two, label = '', href = '' } = groups;
    const code = two ?? one;
    html +=
      code === undefined
        ? `<a href="${escapeHtml(address(href))}">${escapeHtml(label)}</a>`
        : `<code>${escapeHtml(code)}</code>`;
    at = index + whole.length;
  }
  return html + escapeHtml(markdown.slice(at));
}
