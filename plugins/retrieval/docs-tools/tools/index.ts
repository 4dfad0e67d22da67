import { checkConfig } from './checkConfig';
import { diffVersions } from './diffVersions';
import { getOption } from './getOption';
import { listPages } from './listPages';
import { readPage } from './readPage';
import { readSection } from './readSection';
import { searchDocs } from './searchDocs';
import type { DocsTool, ToolContext } from './tool';

/** The tools of every site. */
const TOOLS: readonly ((context: ToolContext) => DocsTool)[] = [listPages, readPage];

/** Returns the tools for MCP clients: search_docs if the site has a search, and those for options if it has options. */
export function docsTools({ search, options, ...context }: ToolContext): DocsTool[] {
  const { site } = context;
  return [
    ...(search ? [searchDocs({ ...context, search })] : []),
    ...TOOLS.map((create) => create({ ...context, search })),
    ...(options ? [getOption({ site, options }), checkConfig({ site, options })] : []),
    ...(options && options.versions.length > 1 ? [diffVersions({ site, options })] : []),
  ];
}

/**
 * Returns the tools of Ask AI's model in addition to its search, depending on what the site provides: Markdown pages
 * and options.
 */
export function answerTools(context: ToolContext, hasPages: boolean): DocsTool[] {
  const { site, options } = context;
  return [
    ...(hasPages ? [readSection(context)] : []),
    ...(options ? [getOption({ site, options })] : []),
  ];
}
