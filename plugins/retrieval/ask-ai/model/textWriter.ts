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
   * @param isLast whether the answer ends here, rather than before a search
   * @throws if the end of the text cannot be parsed; the text step is closed nevertheless
   */
  close(isLast: boolean): Generator<AnswerChunk>;
  /** Returns all text that was written. */
  text(): string;
}

function codeSpan(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/**
 * Writes the text of a model in its own steps, with checked links and with marks on text without a source.
 *
 * @param source returns all text that the answer may be based on
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
