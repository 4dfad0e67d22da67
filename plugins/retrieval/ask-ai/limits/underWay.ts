import type { AnswerChunk } from '../stream/chunks';

type Chunks = AsyncGenerator<AnswerChunk, void>;

/** Answers from their first chunk until they are kept, which is after their stream has ended. */
export interface UnderWay {
  /** @param leave ends what the answer waits for */
  follow(chunks: Chunks, leave: () => void): Chunks;
  /** Ends all of them, and waits until each is kept. */
  end(): Promise<void>;
}

/** Follows answers, so that a server that stops loses none. */
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
