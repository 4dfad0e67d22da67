import type { SiteIndex } from '../../serving/server/server/siteIndex';
import type { SearchEngine } from '../search/shared/types';
import { builtOptions, type OptionFiles, readOptionFiles } from './builtOptions';
import { builtPages, readLists, readTwins, type Twins } from './builtPages';
import type { DocsSite } from './pageSource';
import type { ToolContext } from './tools/tool';

/** The data of a built site that the tools read. Threads share its memory. */
export interface BuiltDocs {
  site: DocsSite;
  twins: Twins;
  lists: Twins;
  options: OptionFiles;
}

/** Reads the data from the output. */
export function readBuiltDocs(index: SiteIndex): BuiltDocs {
  return {
    site: index.site,
    twins: readTwins(index),
    lists: readLists(index),
    options: readOptionFiles(index),
  };
}

/** Returns the data for a site without tools. */
export function noDocs(site: DocsSite): BuiltDocs {
  return { site, twins: new Map(), lists: new Map(), options: new Map() };
}

/**
 * Opens the data for the tools.
 *
 * @param search the search of the site, if it has one
 */
export function openDocs(docs: BuiltDocs, search?: SearchEngine): ToolContext {
  const { site, twins, lists, options } = docs;
  return {
    site,
    pages: builtPages(site, twins, lists),
    search,
    options: builtOptions(site, options),
  };
}
