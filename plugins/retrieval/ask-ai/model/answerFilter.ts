import { createBlockStream, type StreamedBlock } from './blockStream';
import type { LinkCheck } from './knownLinks';
import { safeBlock } from './safeBlock';
import type { SourceMarks } from './sourceMarks';

/** Receives an answer in pieces and returns the text that may be sent, block by block. */
export interface AnswerFilter {
  push(delta: string): string;
  /** @param isLast whether the answer ends here, rather than before a search */
  end(isLast: boolean): string;
}

/**
 * Rewrites the answer of a model from the tree that the dialog parses it into: without images and HTML elements, with
 * checked links only, and with every block closed.
 */
export function createAnswerFilter(check: LinkCheck, marks: SourceMarks): AnswerFilter {
  const stream = createBlockStream();
  let hasText = false;
  /** The part of the current paragraph that was already sent. */
  let sent = '';

  /** Returns the rest of a paragraph that was partly sent, or a block with the gap before it. */
  function send(text: string, gap: string): string {
    if (text === '') return '';
    const isRest = sent !== '' && text.startsWith(sent);
    const piece = isRest ? text.slice(sent.length) : `${hasText ? gap : ''}${text}`;
    hasText = true;
    return piece;
  }

  function write({ token, isContinued, goesOn }: StreamedBlock, isMarked = true): string {
    const text = safeBlock(token, check);
    if (text !== '') marks.add(token.type, text);
    const isTight = isContinued && token.type === 'list' && !token.loose;
    const piece = send(goesOn || !isMarked ? text : marks.mark(text), isTight ? '\n' : '\n\n');
    sent = '';
    return piece;
  }

  /** Returns the complete sentences of the current paragraph. */
  function writeOpen(): string {
    const token = stream.open();
    const text = token ? safeBlock(token, check) : '';
    if (text.length <= sent.length || !text.startsWith(sent)) return '';
    const piece = send(text, '\n\n');
    sent = text;
    return piece;
  }

  return {
    push(delta) {
      const blocks = stream.push(delta).map((block) => write(block));
      return blocks.join('') + (/[\s。！？：]/.test(delta) ? writeOpen() : '');
    },
    end(isLast) {
      const blocks = stream.end();
      return blocks.map((block, at) => write(block, isLast || at < blocks.length - 1)).join('');
    },
  };
}
