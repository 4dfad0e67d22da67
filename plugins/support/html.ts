import { escapeHtml } from './escapeHtml';

/** HTML that is safe to insert into a page. */
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

/** A template tag for HTML, which escapes inserted texts. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((string, at) => string + partText(parts[at])).join('');
  return { html: text };
}

/** Escapes a style sheet, so that it cannot close its element. */
export const styleElement = (style: string): Html => ({
  html: `<style>${style.replaceAll('</', '<\\/')}</style>`,
});
