import { EXPECT } from '../../content/tree/fenceMeta';
import type { PageFence } from './readFences';

/** As much of a page's entry in the search index as samples change. */
export interface SearchEntry {
  content: string;
  /** Headings, with where they begin in the content; -1 for nowhere. */
  toc: { charIndex: number }[];
}

/** Between two blocks of a page in the index. */
const GAP = '\n\n';

/** Takes what readers do not see out of a page's text in the search index. */
export function searchText<Entry extends SearchEntry>(
  entry: Entry,
  fences: readonly PageFence[],
): Entry {
  let { content, toc } = entry;
  let from = 0;
  for (const { text, lang, isHidden } of fences) {
    const code = text.trim();
    const start = content.indexOf(code, from);
    if (start === -1) continue;
    from = start;
    if (!isHidden && lang !== EXPECT) {
      from += code.length;
      continue;
    }
    const end = start + code.length;
    const length = content.startsWith(GAP, end) ? code.length + GAP.length : code.length;
    content = content.slice(0, start) + content.slice(start + length);
    toc = toc.map((heading) =>
      heading.charIndex > start ? { ...heading, charIndex: heading.charIndex - length } : heading,
    );
  }
  return { ...entry, content, toc };
}
