import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.array(
  z.strictObject({
    lang: z.enum(['en', 'zh']),
    kind: z.enum(['how', 'what', 'why', 'option', 'nothing']),
    question: z.string().min(1).max(512),
    /** The sections that answer the question. Empty if the docs do not contain an answer. */
    sections: z.array(z.string().startsWith('/')),
  }),
);

export type Question = z.infer<typeof schema>[number];

/**
 * Reads questions and the sections that answer them.
 *
 * @throws with a description of the error in the file
 */
export function readQuestions(file: string): Question[] {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const wrong = read.data.filter(
    ({ kind, sections }) => (kind === 'nothing') !== (sections.length === 0),
  );
  if (wrong.length > 0) {
    const names = wrong.map(({ question }) => `  ${question}`).join('\n');
    throw new Error(`${file}: a question has sections unless its kind is "nothing":\n${names}`);
  }
  return read.data;
}
