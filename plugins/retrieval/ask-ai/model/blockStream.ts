import type { MarkedToken } from 'marked';
import { assertPlain, insideOf, readBlocks, readOutline } from './answerGrammar';

/** A block that is complete. */
export interface StreamedBlock {
  token: MarkedToken;
  /** Whether it is more of the list before it. */
  isContinued: boolean;
  /** Whether more of this list follows. */
  goesOn: boolean;
}

/**
 * Cuts a text that comes piece by piece into its blocks; the items of a list are blocks, too. Throws
 * `TangledText` before it reads what would keep the server busy for seconds.
 */
export interface BlockStream {
  push(delta: string): StreamedBlock[];
  /** The whole sentences of a paragraph that is under way, if nothing that follows can change them. */
  open(): MarkedToken | undefined;
  end(): StreamedBlock[];
}

/** The end of a sentence, where the next one has begun. */
const SENTENCE_END = /[.!?:]["')]*\s|[。！？：][”」）]*/g;
/** Signs that what follows could give a meaning. */
const OPEN_SIGN = /[[\]`*_~<>\\|]/;

/** What is not shown, and could show a text in another order than it is copied. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const HIDDEN = /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** A last line that a word would make the item of a list. */
const NUMBER_OF_ITEM = /^\s*\d{1,9}[.)]\s*$(?![\s\S])/m;

/** The sentences at the start of a paragraph. */
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

/** Whether an empty line ends a block for sure. */
function endsAtGap(block: MarkedToken): boolean {
  if (block.type === 'code') return block.codeBlockStyle !== 'indented';
  return ['paragraph', 'heading', 'table', 'blockquote', 'hr'].includes(block.type);
}

/** How much of a text is complete: all but its last block, and of a list all but its last item. */
function completeLength(text: string): { length: number; isInList: boolean } {
  const tokens = readOutline(text);
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  const block = tokens[last];
  if (!block) return { length: 0, isInList: false };
  if (last < tokens.length - 1 && endsAtGap(block)) return { length: text.length, isInList: false };
  const items = block.type === 'list' ? block.items.slice(0, -1) : [];
  const raw = [...tokens.slice(0, last), ...items].map((piece) => piece.raw).join('');
  // The grammar joins some blocks; what it did not cut here is not cut here either.
  if (!text.startsWith(raw)) return { length: 0, isInList: false };
  return { length: raw.length, isInList: items.length > 0 };
}

/** A text of up to so many characters is read again with every word … */
const SHORT = 256;
/** … and a longer one when it has grown by this share: the time that all of it takes then stays in proportion to its length. */
const GROWTH = 1 / 12;

/** Tells whether a text that grows is to be read again. */
function rereading() {
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
  /** Whether a line has ended that was not looked at. */
  let hasNewLine = false;
  let outline = rereading();
  let sentences = rereading();

  /** @throws TangledText once; what follows is read anew */
  function assertReadable(): void {
    const text = pending;
    pending = '';
    assertPlain(text);
    pending = text;
  }

  function take(length: number, isCut: boolean): StreamedBlock[] {
    const tokens = readBlocks(pending.slice(0, length)).filter(({ type }) => type !== 'space');
    pending = pending.slice(length);
    outline = rereading();
    sentences = rereading();
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
      // The last line may become anything.
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
