import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';

const text = z.string().min(1);
const perLanguage = z.strictObject({ en: text, zh: text });

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z\d-]*$/, 'lower-case letters, digits and hyphens'),
    en: text,
    zh: text,
    definition: perLanguage,
    forbidden: z
      .strictObject({ en: z.array(text).optional(), zh: z.array(text).optional() })
      .optional(),
    link: z.string().startsWith('/', 'a route of the site, such as /guide/start').optional(),
  }),
);

/** A term in both languages. */
export type Term = z.infer<typeof schema>[number];

/** The languages of the glossary. */
export type TermLanguage = keyof Term['definition'];

/** Something wrong in the file of terms. */
export interface TermsProblem {
  line: number;
  message: string;
}

/** The terms, or everything that is wrong with their file. */
export type TermsFile = { terms: Term[]; problems: [] } | { terms: []; problems: TermsProblem[] };

/** Reads a file of terms: YAML, a list with `id`, `en`, `zh`, `definition`, `forbidden` and `link`. */
export function readTerms(file: string): TermsFile {
  const fail = (...problems: TermsProblem[]): TermsFile => ({ terms: [], problems });
  if (!existsSync(file)) {
    return fail({
      line: 1,
      message: 'the file of terms is not there → write it, or mend its name',
    });
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const [message] = error.message.split(' at line');
    return fail({ line, message: `${message} → mend the YAML` });
  }
  const value: unknown = document.toJS();
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const result = schema.safeParse(value);
  if (!result.success) {
    return fail(
      ...describeIssues(result.error.issues, value, 'key of a term').map((issue) => ({
        line: lineOf(issue.path),
        message: issue.text,
      })),
    );
  }
  const seen = new Set<string>();
  const doubled = result.data.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ line: lineOf([index, 'id']), message: `${id} is there already → write another id` }];
  });
  return doubled.length > 0 ? fail(...doubled) : { terms: result.data, problems: [] };
}
