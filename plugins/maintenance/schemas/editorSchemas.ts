import { z } from 'zod';
import { frontmatterSchema } from '../../content/pages/frontmatterSchema';
import { metaSchema, navSchema } from '../../content/site/entrySchemas';
import type { FrontmatterOptions } from '../../pages/frontmatter';
import { ownSchemas } from '../../support/valueSchema';

/** Formats a schema for editors. */
function jsonText(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // In YAML, dates are written like strings.
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string' });
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

/**
 * Returns JSON schemas of the files that maintainers write, by file name, from the schemas that the build
 * validates with.
 *
 * @param keys additional frontmatter keys of the site
 */
export function editorSchemas(keys: FrontmatterOptions['keys'] = {}): Map<string, string> {
  return new Map([
    ['frontmatter.json', jsonText(frontmatterSchema.extend(ownSchemas(keys)))],
    ['meta.json', jsonText(metaSchema)],
    ['nav.json', jsonText(navSchema)],
  ]);
}
