import type { AnswerFiles } from '../../retrieval/ask-ai/server/answerFiles';
import { askCalls } from '../../retrieval/ask-ai/server/askCalls';
import { type BuiltDocs, openDocs } from '../../retrieval/docs-tools/builtDocs';
import { toolCalls } from '../../retrieval/docs-tools/toolCalls';
import { mcpCalls } from '../../retrieval/mcp/mcpCalls';
import { type BuiltSearch, openBuiltSearch } from '../../retrieval/search/server/builtEngine';
import { searchCalls } from '../../retrieval/search/server/searchCalls';
import { siteEngine } from '../../retrieval/search/server/siteEngine';
import { serveCalls, workerInput } from '../server/worker/serveCalls';
import { yieldToMain } from '../server/worker/yieldToMain';

/** The input of a site's thread. Its bytes are shared between threads. */
export interface SiteWorkerInput {
  docs: BuiltDocs;
  /** The search files, if the site has a search. */
  search?: BuiltSearch;
  /** The sections, if the site has Ask AI. */
  answerFiles?: AnswerFiles;
  /** Words that occur in questions about any topic, such as the name of the product. */
  subject?: readonly string[];
}

yieldToMain();
const { docs, search, answerFiles, subject } = workerInput<SiteWorkerInput>();
const engine = search && openBuiltSearch(search);
const searched = engine ?? siteEngine([]);
const context = openDocs(docs, engine);
const calls = {
  ...searchCalls(searched),
  ...(answerFiles && askCalls(searched, { files: answerFiles, subject })),
  ...mcpCalls(context),
  ...toolCalls(context, docs.twins.size > 0),
};

export type SiteCalls = typeof calls;
serveCalls(calls);
