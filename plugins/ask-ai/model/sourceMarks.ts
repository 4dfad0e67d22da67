/** Marks the paragraphs of a text that name no source, as they come. */
export interface SourceMarks {
  push(delta: string): string;
  /** @param isLast whether the answer ends here, and not before a search */
  end(isLast: boolean): string;
}

const LINK = /\]\([^)\s]+\)/;
/** Paragraphs that claim nothing: headings, introductions of a list or an example, and very short ones. */
const NO_CLAIM = /^#{1,6} |[:：]\s*$/;
const MIN_CLAIM = 12;

/**
 * Marks paragraphs without a link: readers see what the docs do not vouch for. An item of a list
 * belongs to its list, which needs one link; code belongs to the text around it.
 *
 * @param mark what stands behind such a paragraph
 * @param exempt a text that needs no source: that the docs do not answer
 */
export function createSourceMarks(mark: string, exempt: string): SourceMarks {
  let paragraph = '';
  let line = '';
  let held = '';
  let isFence = false;

  function isUnsourced(): boolean {
    const text = paragraph.trim();
    if (text.length < MIN_CLAIM || NO_CLAIM.test(text) || LINK.test(text)) return false;
    return text !== exempt;
  }

  /** What has to stand before the end of the line. */
  function closeLine(): string {
    const ended = line;
    line = '';
    const isFenceLine = /^[ \t>]*```/.test(ended);
    if (isFenceLine) isFence = !isFence;
    if (isFenceLine || isFence) return '';
    if (ended.trim() !== '') {
      paragraph += `${ended}\n`;
      return '';
    }
    const lead = isUnsourced() ? ` ${mark}` : '';
    paragraph = '';
    return lead;
  }

  /** The end of a line waits for what follows, so that a mark can stand before it. */
  function follow(text: string): string {
    if (text === '') return '';
    const end = held;
    held = '';
    return end + text;
  }

  return {
    push(delta) {
      const [first = '', ...others] = delta.split('\n');
      line += first;
      let text = follow(first);
      for (const next of others) {
        text += closeLine() + held;
        held = '\n';
        line = next;
        text += follow(next);
      }
      return text;
    },
    end(isLast) {
      const isText = closeLine() === '' && !isFence;
      const lead = isLast && isText && isUnsourced() ? ` ${mark}` : '';
      paragraph = '';
      return lead + follow(' ').slice(0, -1);
    },
  };
}
