const LINK = /\]\([^)\s]+\)/;
/** Introductions of a list or an example. */
const INTRODUCTION = /[:：]\s*$/;
const MIN_CLAIM = 12;
/** Blocks that claim nothing. */
const NO_CLAIM = new Set(['heading', 'code', 'hr']);

/** Marks the blocks of an answer that name no source: readers see what the docs do not vouch for. */
export interface SourceMarks {
  /** Takes a block, or the next part of one. */
  add(type: string, text: string): void;
  /** The text of the block's last part, marked if the block needs it. */
  mark(text: string): string;
}

/**
 * Marks blocks without a link. An item of a list belongs to its list, which needs one link; code
 * belongs to the text around it.
 *
 * @param mark what stands behind such a block
 * @param exempt a text that needs no source: that the docs do not answer
 * @param doubt what stands behind a block that says what its sources do not; empty for one that does not
 */
export function createSourceMarks(
  mark: string,
  exempt: string,
  doubt: (block: string) => string = () => '',
): SourceMarks {
  let type = '';
  let block = '';

  function isUnsourced(): boolean {
    const text = block.trim();
    if (NO_CLAIM.has(type) || text.length < MIN_CLAIM || text === exempt) return false;
    return !INTRODUCTION.test(text) && !LINK.test(text);
  }

  return {
    add(kind, text) {
      type = kind;
      block += `${text}\n`;
    },
    mark(text) {
      const marks = [isUnsourced() ? mark : '', doubt(block.trim())].filter(Boolean);
      block = '';
      if (marks.length === 0) return text;
      // Behind a table or code, the mark needs a line of its own.
      const isText = !/^[ >]*(?:`{3,}|\|)/.test(text.slice(text.lastIndexOf('\n') + 1));
      return `${text}${isText ? ' ' : '\n\n'}${marks.join(' ')}`;
    },
  };
}
