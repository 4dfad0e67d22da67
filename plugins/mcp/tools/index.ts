import { listPages } from './listPages';
import { readPage } from './readPage';
import type { DocsTool, ToolContext } from './tool';

/** Every tool of the endpoint. */
const TOOLS: readonly ((context: ToolContext) => DocsTool)[] = [listPages, readPage];

/** The tools for a site. */
export function docsTools(context: ToolContext): DocsTool[] {
  return TOOLS.map((create) => create(context));
}
