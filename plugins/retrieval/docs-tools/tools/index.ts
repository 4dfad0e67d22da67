import { checkConfig } from './checkConfig';
import { diffVersions } from './diffVersions';
import { getOption } from './getOption';
import { listPages } from './listPages';
import { readPage } from './readPage';
import { readSection } from './readSection';
import { searchDocs } from './searchDocs';
import type { DocsTool, ToolContext } from './tool';

/** The tools that every site has. */
const TOOLS: readonly ((context: ToolContext) => DocsTool)[] = [listPages, readPage];

/** The tools of MCP clients; search_docs where it has a search, those of options where it has options. */
export function docsTools({ search, options, ...context }: ToolContext): DocsTool[] {
  const { site } = context;
  return [
    ...(search ? [searchDocs({ ...context, search })] : []),
    ...TOOLS.map((create) => create({ ...context, search })),
    ...(options ? [getOption({ site, options }), checkConfig({ site, options })] : []),
    ...(options && options.versions.length > 1 ? [diffVersions({ site, options })] : []),
  ];
}

/** The tools of the model of Ask AI besides its search: of what the site has, pages as Markdown and options. */
export function answerTools(context: ToolContext, hasPages: boolean): DocsTool[] {
  const { site, options } = context;
  return [
    ...(hasPages ? [readSection(context)] : []),
    ...(options ? [getOption({ site, options })] : []),
  ];
}
