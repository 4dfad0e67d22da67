import { createBlockStream, type StreamedBlock } from './blockStream';
import type { LinkCheck } from './knownLinks';
import { safeBlock } from './safeBlock';
import type { SourceMarks } from './sourceMarks';

/** Takes an answer piece by piece and gives back what may be sent of it, a block at a time. */
export interface AnswerFilter {
  push(delta: string): string;
  /** @param isLast whether the answer ends here, and not before a search */
  end(isLast: boolean): string;
}

/**
 * Writes the answer of a model anew from the tree that the dialog will make of it: without pictures
 * and elements, with links that a check lets through, and with every block closed.
 */
export function createAnswerFilter(check: LinkCheck, marks: SourceMarks): AnswerFilter {
  const stream = createBlockStream();
  let hasText = false;
  /** What was sent of the paragraph that is under way. */
  let sent = '';

  /** The rest of a paragraph of which something was sent, or a block behind a gap. */
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

  /** The sentences that are complete of the paragraph that is under way. */
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
