import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.array(
  z.strictObject({ lang: z.enum(['en', 'zh']), question: z.string().min(1).max(512) }),
);

/** A question about a topic outside of the docs. */
export interface OtherQuestion {
  lang: 'en' | 'zh';
  question: string;
  /** Whether the question is held out for measuring and must not be used to choose thresholds. */
  isHeldOut: boolean;
}

/**
 * Reads questions about other topics. They are pairs, one per language, and every second pair is held
 * out.
 *
 * @throws with a description of the error in the file
 */
export function readOtherQuestions(file: string): OtherQuestion[] {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data.map((question, at) => ({
    ...question,
    isHeldOut: Math.floor(at / 2) % 2 === 1,
  }));
}
