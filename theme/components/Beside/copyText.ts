/** The text of a page for the second column. */
export interface OtherText {
  html: string;
  /** The language of the text if it differs from that of its page, because the page is not translated. */
  lang: string;
  /** The writing direction of the text. */
  dir: string;
}

/** The attribute of headings in the copy that replaces their ids. */
export const HEADING_KEY = 'data-heading';

/** Matches buttons and forms, which would not work in a copy. */
const IDLE =
  'script, style, template, noscript, form, input, select, textarea, .rp-header-anchor, .lt-actions > *, button:not([role="tab"][aria-selected="true"])';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The attributes that contain or refer to ids, which have to be unique in a document. */
const NAMES = ['id', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Replaces the tabs of a group with the label of the selected one. */
function nameOfTab(tab: Element): void {
  const name = tab.ownerDocument.createElement('span');
  name.className = tab.className;
  name.setAttribute('aria-selected', 'true');
  name.append(...tab.childNodes);
  tab.parentElement?.removeAttribute('role');
  tab.replaceWith(name);
}

/** SVG elements refer to their own parts by id. The same drawing in the page has identical parts. */
const isInDrawing = (element: Element) => element.closest('svg') !== null;

/**
 * Copies the text of a page so that it can be inserted into another page: without ids and without
 * elements that need scripts, and with links resolved.
 *
 * @param address the full URL of the page
 */
export function copyText(text: HTMLElement, address: string): OtherText {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(IDLE)) element.remove();
  for (const tab of copy.querySelectorAll('button')) nameOfTab(tab);
  for (const heading of copy.querySelectorAll(HEADINGS)) {
    heading.setAttribute(HEADING_KEY, heading.tagName === 'H1' ? '' : heading.id);
  }
  for (const element of copy.querySelectorAll('*')) {
    if (isInDrawing(element)) continue;
    for (const name of NAMES) element.removeAttribute(name);
    if (element.getAttribute('role') === 'tabpanel') element.removeAttribute('role');
    for (const name of ['href', 'src']) {
      const link = element.getAttribute(name);
      if (link !== null) element.setAttribute(name, new URL(link, address).href);
    }
  }
  return { html: copy.innerHTML, lang: text.lang, dir: text.ownerDocument.documentElement.dir };
}
