import { z } from 'zod';
import { metaSchema, navSchema } from '../../content/site/entrySchemas';
import type { FrontmatterOptions } from '../../pages/frontmatter';
import { frontmatterSchema } from '../../pages/frontmatter/schema';
import { ownSchemas } from '../../support/valueSchema';

/** A schema as editors read it. */
function jsonText(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // YAML writes a date like a text.
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string' });
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

/**
 * JSON schemas of what maintainers write beside pages, by the names of their files: made from what the
 * build checks.
 *
 * @param keys keys of the frontmatter that only this site has
 */
export function editorSchemas(keys: FrontmatterOptions['keys'] = {}): Map<string, string> {
  return new Map([
    ['frontmatter.json', jsonText(frontmatterSchema.extend(ownSchemas(keys)))],
    ['meta.json', jsonText(metaSchema)],
    ['nav.json', jsonText(navSchema)],
  ]);
}
