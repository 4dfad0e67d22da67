import { marked, type Token } from 'marked';

/** What a page and its Markdown twin have in common. */
export interface PageContent {
  headings: string[];
  code: string[];
  links: string[];
  /** The number of rows of each table. */
  tables: number[];
  /** How many Mermaid diagrams there are. */
  diagrams: number;
}

export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An address as people read it; in a malformed one only percent signs are. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address.replaceAll('%25', '%');
  }
}

/** The text of a heading. */
function textOf(token: Token): string {
  if (token.type === 'html') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
  return 'text' in token ? token.text : '';
}

/** The characters that the twins write as references. */
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '');

/** The content of a twin, without its head of facts, as another parser than ours reads it. */
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
 * The content of a document; runs in a browser, so it uses nothing from outside.
 *
 * @param html the document
 */
export function documentContent(html: string): PageContent & { hasTabs: boolean; types: string[] } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const root =
    document.querySelector('main .lt-prose.rp-doc') ??
    document.querySelector('main') ??
    document.body;
  // The recorded output of a sample is for readers of the page only.
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
      // Of a mark's comment the space before it stays.
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
