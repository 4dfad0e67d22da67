import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const reply = z.strictObject({
  lang: z.string().min(2),
  question: z.string().min(1),
  /** What the model did in each of its calls: it searched, called other tools, or wrote. */
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
  /** The name of the model, as its server knows it. */
  model: z.string().min(1),
  /** The day of the recording. */
  date: z.iso.date(),
  replies: z.array(reply),
});

/** What a model replied to a question. */
export type Reply = z.infer<typeof reply>;
/** What a model replied to the questions of a bench. */
export type Replies = z.infer<typeof file>;

/**
 * The replies of a recording.
 *
 * @throws naming what is wrong in the file
 */
export function readReplies(name: string): Replies {
  if (!existsSync(name)) throw new Error(`${name} does not exist → record it with --record`);
  const parsed = file.safeParse(JSON.parse(readFileSync(name, 'utf8')));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Writes a recording, its replies in the order of their questions. */
export function writeReplies(name: string, recorded: Replies): void {
  const order = ({ lang, question }: Reply) => `${lang} ${question}`;
  const replies = recorded.replies.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  writeFileSync(name, `${JSON.stringify({ ...recorded, replies }, undefined, 2)}\n`);
}
