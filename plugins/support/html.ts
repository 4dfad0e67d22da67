import { escapeHtml } from './escapeHtml';

/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

function partText(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') {
    return 'html' in part ? part.html : part.map(partText).join('');
  }
  return escapeHtml(String(part));
}

/** A template for HTML: texts that are put in are never markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((string, at) => string + partText(parts[at])).join('');
  return { html: text };
}

/** A style sheet, of which nothing can end the element that it stands in. */
export const styleElement = (style: string): Html => ({
  html: `<style>${style.replaceAll('</', '<\\/')}</style>`,
});
