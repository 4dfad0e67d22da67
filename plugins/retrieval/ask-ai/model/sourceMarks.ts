const LINK = /\]\([^)\s]+\)/;
/** Text that introduces a list or an example. */
const INTRODUCTION = /[:：]\s*$/;
const MIN_CLAIM = 12;
/** Types of blocks that make no claims. */
const NO_CLAIM = new Set(['heading', 'code', 'hr']);

/** Marks the blocks of an answer that cite no source, so that readers know what the docs do not confirm. */
export interface SourceMarks {
  /** Adds a block, or the next part of one. */
  add(type: string, text: string): void;
  /** Returns the text of the block's last part, with a mark if the block needs one. */
  mark(text: string): string;
}

/**
 * Marks blocks without a link. A list item belongs to its list, which needs one link. Code belongs to the surrounding
 * text.
 *
 * @param mark the text that is appended to such a block
 * @param exempt a text that needs no source: the statement that the docs do not answer the question
 * @param doubt returns the text that is appended to a block with unverified facts; empty if there are none
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
      // After a table or code, the mark needs its own line.
      const isText = !/^[ >]*(?:`{3,}|\|)/.test(text.slice(text.lastIndexOf('\n') + 1));
      return `${text}${isText ? ' ' : '\n\n'}${marks.join(' ')}`;
    },
  };
}
