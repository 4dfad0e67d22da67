import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isHeldOut } from './heldOut.ts';

const LANGUAGES = ['en', 'zh'] as const;

const texts = { id: z.string().min(1), en: z.string().min(1), zh: z.string().min(1) };
const questions = z.array(
  z.strictObject({
    ...texts,
    kind: z.enum(['how', 'what', 'why', 'option']),
    /** Sections that answer it. */
    sections: z.array(z.string().startsWith('/')).min(1),
  }),
);
const nothing = z.array(z.strictObject(texts));

/** A question of a reader; without sections it is about something that the docs say nothing about. */
export interface RetrievalCase {
  id: string;
  lang: (typeof LANGUAGES)[number];
  question: string;
  sections: string[];
  isHeldOut: boolean;
}

/** An address as the cases have it: without the language, which may come after a version, and without a slash at the end of its path. */
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

/** Questions as cases, one of each language. */
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
 * Questions about the docs, in both languages.
 *
 * @throws naming what is wrong in the file
 */
export function readQuestionCases(file = 'bench/retrieval/questions.json'): RetrievalCase[] {
  return casesOf(read(questions, file));
}

/**
 * Questions about something else, in both languages.
 *
 * @throws naming what is wrong in the file
 */
export function readNothingCases(file = 'bench/retrieval/nothing.json'): RetrievalCase[] {
  return casesOf(read(nothing, file));
}
