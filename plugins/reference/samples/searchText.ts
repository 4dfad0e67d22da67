import { EXPECT } from '../../content/tree/fenceMeta';
import type { PageFence } from './readFences';

/** The parts of a page's search entry that samples change. */
export interface SearchEntry {
  content: string;
  /** Headings with their positions in the content; -1 if a heading is not in it. */
  toc: { charIndex: number }[];
}

/** The separator between two blocks of a page in the index. */
const GAP = '\n\n';

/** Removes content that is not visible to readers from a page's search entry. */
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
