import { askCalls } from '../ask-ai/server/askCalls';
import { type BuiltSearch, openBuiltSearch } from '../search/server/builtEngine';
import { searchCalls } from '../search/server/searchCalls';
import { serveCalls, workerInput } from './worker/serveCalls';

/** What a thread of a site works on; its bytes are shared with the others. */
export interface SiteWorkerInput {
  search: BuiltSearch;
  /** The sections of a site with Ask AI. */
  sections?: Uint8Array;
  /** Words that questions name whatever they are about. */
  subject?: readonly string[];
}

const { search, sections, subject } = workerInput<SiteWorkerInput>();
const engine = openBuiltSearch(search);
const calls = {
  ...searchCalls(engine),
  ...askCalls(engine, { sections: sections ?? new Uint8Array(), subject }),
};

export type SiteCalls = typeof calls;
serveCalls(calls);
