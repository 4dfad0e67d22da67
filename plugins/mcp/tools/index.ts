import { listPages } from './listPages';
import { readPage } from './readPage';
import { searchDocs } from './searchDocs';
import type { DocsTool, ToolContext } from './tool';

/** The tools that every site has. */
const TOOLS: readonly ((context: ToolContext) => DocsTool)[] = [listPages, readPage];

/** The tools for a site; search_docs where it has a search. */
export function docsTools({ search, ...context }: ToolContext): DocsTool[] {
  const tools = TOOLS.map((create) => create(context));
  return search ? [searchDocs({ ...context, search }), ...tools] : tools;
}
