import type { AnswerChunk } from '../stream/chunks';

type Chunks = AsyncGenerator<AnswerChunk, void>;

/**
 * The answers in progress. An answer is in progress from its first chunk until it is stored, after the end of its
 * stream.
 */
export interface UnderWay {
  /** @param leave aborts the pending work of the answer */
  follow(chunks: Chunks, leave: () => void): Chunks;
  /** Ends all answers, and waits until each is stored. */
  end(): Promise<void>;
}

/** Tracks answers, so that none is lost when the server stops. */
export function createUnderWay(): UnderWay {
  const open = new Map<Chunks, () => void>();

  return {
    async *follow(chunks, leave) {
      open.set(chunks, leave);
      try {
        yield* chunks;
      } finally {
        open.delete(chunks);
      }
    },
    async end() {
      const ended = [...open].map(([chunks, leave]) => {
        leave();
        return chunks.return();
      });
      await Promise.allSettled(ended);
    },
  };
}
