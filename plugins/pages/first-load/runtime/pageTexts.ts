import { type PageText, TEXT_MARK } from '../shared';
import { fetchFile } from './siteFiles';

/** The texts that the code of a page leaves out. */
export interface PageTexts {
  /** The file with them. */
  file: string;
  count: number;
}

const arrived = new Map<string, PageText[]>();

/** The texts of a page, once they have arrived. */
export function textsOf({ file }: PageTexts): PageText[] | undefined {
  return arrived.get(file);
}

/** Fetches the texts of a page. */
export async function loadTexts(file: string): Promise<void> {
  if (!arrived.has(file)) arrived.set(file, await fetchFile<PageText[]>(file));
}

/** Stands for a `<wbr>`; nobody writes it. */
const BREAK = '\0';

/** The text of an element; of a heading without its anchor. */
function textIn({ tagName, id, childNodes, innerHTML }: Element): PageText {
  if (!tagName.startsWith('H')) return { __html: innerHTML };
  const parts = [...childNodes].map(({ nodeName, textContent }) =>
    nodeName === 'WBR' ? BREAK : textContent,
  );
  return [Number(tagName[1]), id, ...parts.slice(1).join('').split(BREAK)];
}

/**
 * Reads the texts of the page that was opened from its document, before React takes it over. If an
 * element was taken away or added on the way to the reader, they are left to `loadTexts`.
 */
export function readTexts({ file, count }: PageTexts): void {
  const marked = [...document.querySelectorAll(`[${TEXT_MARK}]`)];
  if (marked.length === count) arrived.set(file, marked.map(textIn));
}
