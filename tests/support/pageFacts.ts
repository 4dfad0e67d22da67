import { marked, type Token } from 'marked';

/** The content that a page and its Markdown have in common. */
export interface PageContent {
  headings: string[];
  code: string[];
  links: string[];
  /** The number of rows of each table. */
  tables: number[];
  /** The number of Mermaid diagrams. */
  diagrams: number;
}

export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Decodes an address for comparison. In a malformed one, only the percent signs are decoded. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address.replaceAll('%25', '%');
  }
}

/** Returns the text of a heading. */
function textOf(token: Token): string {
  if (token.type === 'html') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
  return 'text' in token ? token.text : '';
}

/** The characters that are escaped as references in the Markdown of pages. */
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '');

/** Returns the content of a page's Markdown without its frontmatter, using an independent parser. */
export function markdownContent(markdown: string): PageContent {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const content: PageContent = { headings: [], code: [], links: [], tables: [], diagrams: 0 };
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'heading') content.headings.push(squeezed(decoded(textOf(token))));
    if (token.type === 'code' && token.lang === 'mermaid') content.diagrams += 1;
    else if (token.type === 'code') {
      content.code.push(token.text.replace(/[ \t]+$/gm, '').trimEnd());
    }
    if (token.type === 'link') content.links.push(decodeAddress(token.href));
    if (token.type === 'table') content.tables.push(token.rows.length + 1);
  });
  return content;
}

/**
 * Returns the content of a document. Runs in a browser, so it does not reference anything outside of
 * this function.
 *
 * @param html the document
 */
export function documentContent(html: string): PageContent & { hasTabs: boolean; types: string[] } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const root =
    document.querySelector('main .lt-prose.rp-doc') ??
    document.querySelector('main') ??
    document.body;
  // The recorded output of a sample is only part of the HTML.
  for (const part of root.querySelectorAll(
    '.lt-actions, .lt-notice, .lt-output, .rp-header-anchor, nav, footer, header, .lt-skip',
  )) {
    part.remove();
  }
  const readable = (href: string) => {
    try {
      return decodeURI(href);
    } catch {
      return href.replaceAll('%25', '%');
    }
  };
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) =>
      (heading.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
    code: all('.lt-code pre, .lt-hero__command code').map((block) => {
      const lines = [...block.querySelectorAll('.line')].map((line) => line.textContent ?? '');
      const text = lines.length > 0 ? lines.join('\n') : (block.textContent ?? '');
      // Removing the comment of a mark leaves the space before it.
      return text.replace(/[ \t]+$/gm, '').trimEnd();
    }),
    links: all('a[href]').map((link) => readable(link.getAttribute('href') ?? '')),
    tables: all('table').map((table) => table.querySelectorAll('tr').length),
    diagrams: all('.lt-diagram').length,
    hasTabs: all('[role="tablist"]').length > 0,
    types: all('.lt-types details').map((details) => {
      const textOf = (selector: string) => details.querySelector(selector)?.textContent ?? '';
      return `type ${textOf('summary')} = ${textOf('pre')};`;
    }),
  };
}
