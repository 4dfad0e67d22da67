/** The text of a page as it stands beside another. */
export interface OtherText {
  html: string;
  /** Its language where that is not the one of its page: the page is not translated. */
  lang: string;
  /** The direction that its language is written in. */
  dir: string;
}

/** On the headings of the copy, in place of their ids. */
export const HEADING_KEY = 'data-heading';

/** Buttons and forms of a copy would do nothing. */
const IDLE =
  'script, style, template, noscript, form, input, select, textarea, .rp-header-anchor, .lt-actions > *, button:not([role="tab"][aria-selected="true"])';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What names an element for others, of which there is only one in a document. */
const NAMES = ['id', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Of a group of tabs the chosen one is left: its name. */
function nameOfTab(tab: Element): void {
  const name = tab.ownerDocument.createElement('span');
  name.className = tab.className;
  name.setAttribute('aria-selected', 'true');
  name.append(...tab.childNodes);
  tab.parentElement?.removeAttribute('role');
  tab.replaceWith(name);
}

/** Drawings refer to their own parts by id; those of the page itself draw the same. */
const isInDrawing = (element: Element) => element.closest('svg') !== null;

/**
 * A copy of a page's text that can stand in another page: without ids, without what needs scripts, and
 * with links that lead where they led.
 *
 * @param address the full address of the page
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
