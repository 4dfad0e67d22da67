import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FrontmatterOptions } from '../../pages/frontmatter';
import { editorSchemas } from './editorSchemas';

/** Writes the schemas for editors to a folder, and returns their names. */
export function writeSchemas(folder: string, keys?: FrontmatterOptions['keys']): string[] {
  const schemas = editorSchemas(keys);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of schemas) writeFileSync(path.join(folder, name), text);
  return [...schemas.keys()];
}
