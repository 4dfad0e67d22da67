import type { PageFacts } from './pageFacts';

/** What Rspress's MDX loader writes for every page: the meta under the page's encoded path. */
const META = /MDXContent\.__RSPRESS_PAGE_META\["([^"]+)"\]\s*=/;

/**
 * Adds facts to the meta that a compiled page carries.
 *
 * @throws if the page's code does not have the meta where it is expected
 */
export function appendFacts(file: string, code: string, facts: PageFacts): string {
  const key = code.match(META)?.[1];
  if (key === undefined) {
    throw new Error(
      `[first-load] the compiled ${file} has no __RSPRESS_PAGE_META → pluginFirstLoad was written for @rspress/core 2.0.22`,
    );
  }
  const meta = `MDXContent.__RSPRESS_PAGE_META[${JSON.stringify(key)}]`;
  return `${code}\nObject.assign(${meta}, ${JSON.stringify(facts)});\n`;
}
