import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.array(
  z.strictObject({ lang: z.enum(['en', 'zh']), question: z.string().min(1).max(512) }),
);

/** A question about something else than the docs. */
export interface OtherQuestion {
  lang: 'en' | 'zh';
  question: string;
  /** Whether thresholds must not be chosen with it: it measures them. */
  isHeldOut: boolean;
}

/**
 * Reads questions about something else. They stand in pairs, one of each language; every second pair
 * is held out.
 *
 * @throws naming what is wrong in the file
 */
export function readOtherQuestions(file: string): OtherQuestion[] {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data.map((question, at) => ({
    ...question,
    isHeldOut: Math.floor(at / 2) % 2 === 1,
  }));
}
