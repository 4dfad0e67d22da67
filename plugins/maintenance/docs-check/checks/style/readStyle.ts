import { z } from 'zod';
import { readYamlFile, type YamlFile } from '../../../../support/yamlFile';

const text = z.string().min(1);
const limit = z.int().min(1).optional();

const schema = z.record(
  text,
  z.strictObject({
    maxWords: limit,
    maxCharacters: limit,
    maxColons: limit,
    semicolons: z.boolean().optional(),
    phrases: z
      .array(z.strictObject({ avoid: z.array(text).min(1), write: text.optional() }))
      .optional(),
  }),
);

/** The style rules of a language. */
export interface LanguageStyle {
  /** The longest sentence, in words. @default any */
  maxWords?: number;
  /** The longest sentence, in characters: for languages without spaces. @default any */
  maxCharacters?: number;
  /** The most colons in one sentence. In parentheses, tables and list items, they do not count. @default any */
  maxColons?: number;
  /** Whether a semicolon may join two sentences. In parentheses and tables, it always may. @default true */
  semicolons?: boolean;
  /** Phrases to avoid, and the words that replace them, if there are any. @default none */
  phrases?: { avoid: string[]; write?: string }[];
}

/**
 * Reads the style of a site: YAML, with the code of each language as a key.
 *
 * @throws if the file cannot be read
 */
export function readStyle(file: string): YamlFile<Record<string, LanguageStyle>> {
  return readYamlFile<Record<string, LanguageStyle>>(file, schema, 'style key');
}
