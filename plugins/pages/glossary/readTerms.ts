import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type FileProblem, readYamlFile } from '../../support/yamlFile';

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

/** The terms, or everything that is wrong with their file. */
export type TermsFile = { terms: Term[]; problems: [] } | { terms: []; problems: FileProblem[] };

/** Reads a file of terms: YAML, a list with `id`, `en`, `zh`, `definition`, `forbidden` and `link`. */
export function readTerms(file: string): TermsFile {
  if (!existsSync(file)) {
    const message = 'the file of terms is not there → write it, or mend its name';
    return { terms: [], problems: [{ line: 1, message }] };
  }
  const read = readYamlFile(file, schema, 'key of a term');
  if (!('value' in read)) return { terms: [], problems: read.problems };
  const seen = new Set<string>();
  const doubled = read.value.flatMap(({ id }, index): FileProblem[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const line = read.lineOf([index, 'id']);
    return [{ line, message: `${id} is there already → write another id` }];
  });
  return doubled.length > 0
    ? { terms: [], problems: doubled }
    : { terms: read.value, problems: [] };
}
