import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isHeldOut } from './heldOut.ts';

const LANGUAGES = ['en', 'zh'] as const;

const texts = { id: z.string().min(1), en: z.string().min(1), zh: z.string().min(1) };
const questions = z.array(
  z.strictObject({
    ...texts,
    kind: z.enum(['how', 'what', 'why', 'option']),
    /** The sections that answer the question. */
    sections: z.array(z.string().startsWith('/')).min(1),
  }),
);
const nothing = z.array(z.strictObject(texts));

/** A reader's question. Without sections, the docs do not contain an answer. */
export interface RetrievalCase {
  id: string;
  lang: (typeof LANGUAGES)[number];
  question: string;
  sections: string[];
  isHeldOut: boolean;
}

/**
 * Normalizes a URL for comparison: without the language, which may follow a version, and without a
 * slash at the end of the path.
 */
export function plainAddress(url: string, lang: string): string {
  const plain =
    lang === 'en' ? url : url.replace(new RegExp(`^((?:/v\\d+)?)/${lang}(?=[/#]|$)`), '$1');
  return plain.replace(/^$/, '/').replace(/\/(?=#|$)/, '') || '/';
}

function read<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Converts questions to cases, one per language. */
export function casesOf(
  written: readonly { id: string; en: string; zh: string; sections?: string[] }[],
) {
  return written.flatMap((each) =>
    LANGUAGES.map(
      (lang): RetrievalCase => ({
        id: each.id,
        lang,
        question: each[lang],
        sections: each.sections ?? [],
        isHeldOut: isHeldOut(each.id),
      }),
    ),
  );
}

/**
 * Reads questions about the docs, in both languages.
 *
 * @throws with a description of the error in the file
 */
export function readQuestionCases(file = 'bench/retrieval/questions.json'): RetrievalCase[] {
  return casesOf(read(questions, file));
}

/**
 * Reads questions about other topics, in both languages.
 *
 * @throws with a description of the error in the file
 */
export function readNothingCases(file = 'bench/retrieval/nothing.json'): RetrievalCase[] {
  return casesOf(read(nothing, file));
}
