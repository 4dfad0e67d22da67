import { isForRunner } from '../../content/tree/fenceMeta';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';

const HEADING = /^\s*(#{1,6})(?:\s|$)/;
/** The start or end of a code block: its indentation with the marks, and the rest of the line. */
const FENCE = /^([^\S\n]*)(`{3,}|~{3,})(.*)$/;
const INFO = /^\s*(\S*)\s*([\s\S]*)$/;

interface OpenFence {
  marks: string;
  isOmitted: boolean;
}

function openFence(marks: string, info: string): OpenFence {
  const [, lang = '', meta = ''] = INFO.exec(info) ?? [];
  return { marks, isOmitted: isForRunner({ type: 'code', lang, meta }) };
}

/**
 * Splits a page at its headings, line by line: the texts of `sectionsOf` without parsing the page. They can differ for
 * unusual pages, so only texts that are known to be right, because their hashes are stored, may be trusted.
 *
 * @param source the page without its frontmatter
 * @param text the text of the file
 */
export function quickTexts(source: string, text: string): string[] {
  const sections: string[] = [writtenFrontmatter(text)?.whole ?? ''];
  let open: OpenFence | undefined;
  let hasHeading = false;
  for (const line of source.split(/(?<=\n)/)) {
    const [, , marks, info = ''] = FENCE.exec(line.trimEnd()) ?? [];
    const opened: OpenFence | undefined = marks && !open ? openFence(marks, info) : undefined;
    const fence = open ?? opened;
    if (!fence && HEADING.test(line)) {
      if (hasHeading) sections.push('');
      hasHeading = true;
    }
    if (!fence?.isOmitted) sections[sections.length - 1] += line;
    const isEnd = open && marks?.startsWith(open.marks) && info.trim() === '';
    open = isEnd ? undefined : fence;
  }
  return sections;
}
