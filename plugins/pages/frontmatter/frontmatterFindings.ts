import type { PageFile } from '../../content/files/pageFile';
import { frontmatterSchema } from '../../content/pages/frontmatterSchema';
import { describeIssues } from '../../support/describeIssues';
import type { Finding } from '../../support/finding';
import { type KeySchemas, ownSchemas } from '../../support/valueSchema';
import { findPlace } from './findPlace';

/** The remedy for an unknown key. */
const UNKNOWN =
  'remove it, correct its name, or allow it with frontmatter.keys in rspress.config.ts or with frontmatter of a plugin';

/** Returns the problems in the frontmatter of a page, each with its position and what to write. */
export function frontmatterFindings(
  { frontmatter, text }: Pick<PageFile, 'frontmatter' | 'text'>,
  file: string,
  keys: KeySchemas = {},
): Finding[] {
  // The parser converts strings and lists to objects, too.
  if (Object.keys(Object(frontmatter))[0] === '0') {
    const message = 'the frontmatter has no keys → write "title: …", or remove it';
    return [{ check: 'frontmatter', file, line: 1, message }];
  }
  const schema = frontmatterSchema.extend(ownSchemas(keys));
  const result = schema.safeParse(frontmatter);
  if (result.success) return [];
  const { issues } = result.error;
  return describeIssues(issues, frontmatter, 'frontmatter key', schema, UNKNOWN).map(
    ({ path, text: message, meant }) => ({
      check: 'frontmatter',
      file,
      ...findPlace(text, path),
      message,
      fix: meant ? { find: `${String(path.at(-1))}:`, write: `${meant}:` } : undefined,
    }),
  );
}
