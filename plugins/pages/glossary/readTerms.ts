import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type FileProblem, readYamlFile } from '../../support/yamlFile';

const text = z.string().min(1);
/** Matches a language tag as in the folder names of sites: `en`, `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

const schema = z.array(
  z
    .object({
      id: z.string().regex(/^[a-z][a-z\d-]*$/, 'lower-case letters, digits and hyphens'),
      definition: z.record(z.string(), text),
      forbidden: z.record(z.string(), z.array(text)).optional(),
      link: z.string().startsWith('/', 'a route of the site, such as /guide/start').optional(),
    })
    .catchall(text)
    .transform(({ id, definition, forbidden, link, ...names }, context): Term => {
      const unknown = Object.keys(names).filter((key) => !LANGUAGE.test(key));
      if (unknown.length > 0) {
        context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: names });
      }
      const langs = Object.keys(names).filter((key) => LANGUAGE.test(key));
      const missing = [
        ...(langs.length === 0 && Object.keys(definition).length === 0 ? [['en']] : []),
        ...langs.filter((lang) => !definition[lang]).map((lang) => ['definition', lang]),
        ...Object.keys(definition)
          .filter((lang) => !langs.includes(lang))
          .map((lang) => [lang]),
      ];
      for (const at of missing) {
        context.addIssue({ code: 'invalid_type', expected: 'string', path: at, input: undefined });
      }
      return { id, names, definition, forbidden, link };
    }),
);

/** A term with its translations. */
export interface Term {
  id: string;
  /** Its name in each language. */
  names: Readonly<Record<string, string>>;
  /** Its definition in each language. */
  definition: Readonly<Record<string, string>>;
  /** Synonyms that must not be used, by language. */
  forbidden?: Readonly<Record<string, readonly string[]>>;
  link?: string;
}

/** The terms, or all problems of their file. */
export type TermsFile = { terms: Term[]; problems: [] } | { terms: []; problems: FileProblem[] };

/**
 * Reads a file of terms. It is a YAML list with `id`, a name for each language, `definition`,
 * `forbidden` and `link`.
 */
export function readTerms(file: string): TermsFile {
  if (!existsSync(file)) {
    const message = 'the file of terms does not exist → create it, or correct glossary.file';
    return { terms: [], problems: [{ line: 1, message }] };
  }
  const read = readYamlFile(file, schema, 'term key');
  if (!('value' in read)) return { terms: [], problems: read.problems };
  const seen = new Set<string>();
  const doubled = read.value.flatMap(({ id }, index): FileProblem[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const line = read.lineOf([index, 'id']);
    return [{ line, message: `${id} is already used → choose another id` }];
  });
  return doubled.length > 0
    ? { terms: [], problems: doubled }
    : { terms: read.value, problems: [] };
}
