import { type PageText, TEXT_MARK } from '../shared';
import { fetchFile } from './siteFiles';

/** A reference to the texts of a page that are not in its code. */
export interface PageTexts {
  /** The file that contains the texts. */
  file: string;
  count: number;
}

const arrived = new Map<string, PageText[]>();

/** Returns the texts of a page, if they are loaded. */
export function textsOf({ file }: PageTexts): PageText[] | undefined {
  return arrived.get(file);
}

/** Downloads the texts of a page. */
export async function loadTexts(file: string): Promise<void> {
  if (!arrived.has(file)) arrived.set(file, await fetchFile<PageText[]>(file));
}

/** A placeholder for `<wbr>` that does not occur in texts. */
const BREAK = '\0';

/** Returns the text of an element. For a heading, its anchor is skipped. */
function textIn({ tagName, id, childNodes, innerHTML }: Element): PageText {
  if (!tagName.startsWith('H')) return { __html: innerHTML };
  const parts = [...childNodes].map(({ nodeName, textContent }) =>
    nodeName === 'WBR' ? BREAK : textContent,
  );
  return [Number(tagName[1]), id, ...parts.slice(1).join('').split(BREAK)];
}

/**
 * Reads the texts of the opened page from its document, before React hydrates it. If elements were
 * removed or added in transit, the texts are loaded with `loadTexts` instead.
 */
export function readTexts({ file, count }: PageTexts): void {
  const marked = [...document.querySelectorAll(`[${TEXT_MARK}]`)];
  if (marked.length === count) arrived.set(file, marked.map(textIn));
}
