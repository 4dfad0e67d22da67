import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { casesOf, type RetrievalCase } from '../retrieval/cases.ts';

const cases = z.array(
  z.strictObject({
    id: z.string().min(1),
    en: z.string().min(1),
    zh: z.string().min(1),
    /** The sections that answer the question. */
    sections: z.array(z.string().startsWith('/')).min(1),
    /** The texts that the tool results must contain. */
    says: z.array(z.string().min(1)).min(1),
  }),
);

/** A question that the model can only answer with a tool call. */
export interface ToolCase extends RetrievalCase {
  says: string[];
}

/** Reads questions that search results do not answer completely, in both languages. */
export function readToolCases(file = 'bench/answers/toolQuestions.json'): ToolCase[] {
  const parsed = cases.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.flatMap(({ says, ...written }) =>
    casesOf([written]).map((each) => ({ ...each, says })),
  );
}
