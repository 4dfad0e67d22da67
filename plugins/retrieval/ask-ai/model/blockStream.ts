import type { MarkedToken } from 'marked';
import { assertPlain, insideOf, readBlocks, readOutline } from './answerGrammar';

/** A complete block. */
export interface StreamedBlock {
  token: MarkedToken;
  /** Whether it continues the preceding list. */
  isContinued: boolean;
  /** Whether more of this list follows. */
  goesOn: boolean;
}

/**
 * Splits a text that arrives in pieces into blocks. List items count as blocks. Throws `TangledText` before parsing a
 * text that would block the server for seconds.
 */
export interface BlockStream {
  push(delta: string): StreamedBlock[];
  /** Returns the complete sentences of the current paragraph, if the text that follows cannot change their meaning. */
  open(): MarkedToken | undefined;
  end(): StreamedBlock[];
}

/** The end of a sentence that is followed by the start of another one. */
const SENTENCE_END = /[.!?:]["')]*\s|[。！？：][”」）]*/g;
/** Characters whose meaning can depend on the text that follows. */
const OPEN_SIGN = /[[\]`*_~<>\\|]/;

/** Invisible characters, including those that reorder displayed text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const HIDDEN = /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** A last line that becomes a list item if text follows. */
const NUMBER_OF_ITEM = /^\s*\d{1,9}[.)]\s*$(?![\s\S])/m;

/** Returns the leading complete sentences of a paragraph. */
function sentencesOf(paragraph: string): MarkedToken | undefined {
  if (NUMBER_OF_ITEM.test(paragraph)) return undefined;
  const last = [...paragraph.matchAll(SENTENCE_END)].at(-1);
  if (!last) return undefined;
  const [token] = readBlocks(paragraph.slice(0, last.index + last[0].length));
  if (token?.type !== 'paragraph') return undefined;
  const isOpen = insideOf(token).some(
    ({ type, raw }) => type === 'html' || (type === 'text' && OPEN_SIGN.test(raw)),
  );
  return isOpen ? undefined : token;
}

/** Returns whether an empty line is certain to end the block. */
function endsAtGap(block: MarkedToken): boolean {
  if (block.type === 'code') return block.codeBlockStyle !== 'indented';
  return ['paragraph', 'heading', 'table', 'blockquote', 'hr'].includes(block.type);
}

/** Returns how much of a text is complete: everything but its last block, or the last item of a list. */
function completeLength(text: string): { length: number; isInList: boolean } {
  const tokens = readOutline(text);
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  const block = tokens[last];
  if (!block) return { length: 0, isInList: false };
  if (last < tokens.length - 1 && endsAtGap(block)) return { length: text.length, isInList: false };
  const items = block.type === 'list' ? block.items.slice(0, -1) : [];
  const raw = [...tokens.slice(0, last), ...items].map((piece) => piece.raw).join('');
  // Marked merges some blocks. Do not split where it did not.
  if (!text.startsWith(raw)) return { length: 0, isInList: false };
  return { length: raw.length, isInList: items.length > 0 };
}

/** Texts of up to this many characters are parsed again with every word … */
const SHORT = 256;
/** … and longer ones when they have grown by this share, so that the total time is proportional to the length. */
const GROWTH = 1 / 12;

/** Decides when a growing text is parsed again. */
function parseSchedule() {
  let next = 0;
  return {
    isDue: (length: number) => length >= next,
    done(length: number) {
      next = length <= SHORT ? 0 : length * (1 + GROWTH);
    },
  };
}

export function createBlockStream(): BlockStream {
  let pending = '';
  let isInList = false;
  /** Whether a line has ended since the text was last parsed. */
  let hasNewLine = false;
  let outline = parseSchedule();
  let sentences = parseSchedule();

  /** @throws {TangledText} once, and discards the text that caused it */
  function assertReadable(): void {
    const text = pending;
    pending = '';
    assertPlain(text);
    pending = text;
  }

  function take(length: number, isCut: boolean): StreamedBlock[] {
    const tokens = readBlocks(pending.slice(0, length)).filter(({ type }) => type !== 'space');
    pending = pending.slice(length);
    outline = parseSchedule();
    sentences = parseSchedule();
    const isMore = isInList;
    isInList = isCut;
    return tokens.map((token, at) => ({
      token,
      isContinued: isMore && at === 0 && token.type === 'list',
      goesOn: isCut && at === tokens.length - 1,
    }));
  }

  return {
    push(delta) {
      pending += delta.replace(HIDDEN, '');
      // The last line is incomplete and can still become any kind of block.
      hasNewLine ||= delta.includes('\n');
      if (!hasNewLine || !outline.isDue(pending.length)) return [];
      hasNewLine = false;
      outline.done(pending.length);
      assertReadable();
      const lines = pending.slice(0, pending.lastIndexOf('\n') + 1);
      const { length, isInList: isCut } = completeLength(lines);
      return length === 0 ? [] : take(length, isCut);
    },
    open() {
      if (isInList || !sentences.isDue(pending.length)) return undefined;
      sentences.done(pending.length);
      if (pending.includes('\n\n')) return undefined;
      assertReadable();
      const [block, ...others] = readOutline(pending);
      return block?.type === 'paragraph' && others.length === 0 ? sentencesOf(pending) : undefined;
    },
    end() {
      assertReadable();
      return take(pending.length, false);
    },
  };
}
