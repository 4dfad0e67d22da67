import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const reply = z.strictObject({
  lang: z.string().min(2),
  question: z.string().min(1),
  /** The steps of the model: searches, other tool calls, or text. */
  steps: z
    .array(
      z.strictObject({
        searches: z.array(z.string()),
        calls: z.array(z.strictObject({ tool: z.string().min(1), input: z.unknown() })).optional(),
        text: z.string(),
      }),
    )
    .min(1),
});

const file = z.strictObject({
  /** The name of the model on its server. */
  model: z.string().min(1),
  /** The date of the recording. */
  date: z.iso.date(),
  replies: z.array(reply),
});

/** The recorded reply to a question. */
export type Reply = z.infer<typeof reply>;
/** The recorded replies of a benchmark. */
export type Replies = z.infer<typeof file>;

/**
 * Reads a recording.
 *
 * @throws with a description of the error in the file
 */
export function readReplies(name: string): Replies {
  if (!existsSync(name)) throw new Error(`${name} does not exist → record it with --record`);
  const parsed = file.safeParse(JSON.parse(readFileSync(name, 'utf8')));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Writes a recording, with the replies in the order of their questions. */
export function writeReplies(name: string, recorded: Replies): void {
  const order = ({ lang, question }: Reply) => `${lang} ${question}`;
  const replies = recorded.replies.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  writeFileSync(name, `${JSON.stringify({ ...recorded, replies }, undefined, 2)}\n`);
}
