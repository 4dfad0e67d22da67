import type { AskTexts } from '../languages/askTexts';
import type { AnswerChunk } from '../stream/chunks';
import { createAnswerFilter } from './answerFilter';
import { unknownFacts } from './checkFacts';
import type { LinkCheck } from './knownLinks';
import { createSourceMarks } from './sourceMarks';

/** Writes the text of an answer as chunks. */
export interface TextWriter {
  write(delta: string): Generator<AnswerChunk>;
  /**
   * @param isLast whether the answer ends here, and not before a search
   * @throws if its end cannot be read; the text is closed all the same
   */
  close(isLast: boolean): Generator<AnswerChunk>;
  /** All that was written. */
  text(): string;
}

function codeSpan(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/**
 * The text of a model in steps of its own, with links checked and what has no source marked.
 *
 * @param source all that the answer may be made of
 */
export function createTextWriter(
  check: LinkCheck,
  texts: AskTexts,
  source: () => string,
): TextWriter {
  let parts = 0;
  let written = '';
  let open: { id: string; push(delta: string): string; end(isLast: boolean): string } | undefined;

  function begin() {
    parts += 1;
    const marks = createSourceMarks(texts.noSource, texts.notInDocs, (block) => {
      const unknown = unknownFacts(block, source());
      return unknown.length > 0 ? texts.notFound(unknown.map(codeSpan).join(', ')) : '';
    });
    return { id: `text-${parts}`, ...createAnswerFilter(check, marks) };
  }

  function* send(id: string, delta: string): Generator<AnswerChunk> {
    if (delta === '') return;
    written += delta;
    yield { type: 'text-delta', id, delta };
  }

  return {
    *write(delta) {
      if (!open) {
        open = begin();
        yield { type: 'start-step' };
        yield { type: 'text-start', id: open.id };
      }
      yield* send(open.id, open.push(delta));
    },
    *close(isLast) {
      if (!open) return;
      const { id, end } = open;
      open = undefined;
      let failure: unknown;
      try {
        yield* send(id, end(isLast));
      } catch (error) {
        failure = error;
      }
      yield { type: 'text-end', id };
      yield { type: 'finish-step' };
      if (failure !== undefined) throw failure;
    },
    text: () => written,
  };
}
