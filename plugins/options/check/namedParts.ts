import type { DocsPage } from '../../content/files/readPages';
import type { TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../docs-check/finding';
import { parsePage } from '../../docs-check/parsePage';
import type { CliData } from '../extract/readCli';
import type { OptionsData } from '../optionData';
import { finding } from './pageOptions';

/** The words in code and in headings of a page: `this.async()` has `this` and `async`. */
function namesOn(page: DocsPage): ReadonlySet<string> {
  const names = new Set<string>();
  const addAll = (text: string) => {
    for (const name of text.match(/--?[\w.-]+|[\w$]+/g) ?? []) names.add(name);
  };
  function visit(node: TreeNode, isHeading: boolean): void {
    if (node.type === 'inlineCode' || (isHeading && node.value)) addAll(node.value ?? '');
    for (const child of node.children ?? []) visit(child, isHeading || node.type === 'heading');
  }
  visit(parsePage(page).tree, false);
  return names;
}

/** The words of all headings of pages below a folder. */
function headingWords(pages: readonly DocsPage[]): ReadonlySet<string> {
  const text = pages.flatMap(({ source }) => source.match(/^#{1,4} .*$/gm) ?? []).join('\n');
  return new Set(text.match(/[\w$]+/g));
}

function missingOn(
  page: DocsPage | undefined,
  name: string,
  wanted: readonly string[],
  what: (missing: string) => string,
  fallback: Pick<DocsPage, 'file'>,
): Finding[] {
  if (wanted.length === 0) return [];
  if (!page) return [finding(fallback, 1, `there is no page ${name} → write it`)];
  const names = namesOn(page);
  return wanted
    .filter((word) => !names.has(word))
    .map((word) => finding(page, 1, `${what(word)} is not on this page → describe it`));
}

/** Plugins without a page or heading; hooks, members of the loader context, commands and flags that no page names. */
export function namedParts(
  pages: readonly DocsPage[],
  data: OptionsData,
  cli: CliData | undefined,
  fallback: Pick<DocsPage, 'file'>,
): Finding[] {
  const pageOf = (name: string) => pages.find((page) => page.name === name);
  const { plugins, hooks, loaderContext } = data;
  const words = headingWords(pages.filter(({ name }) => name.startsWith('plugins/')));
  const withoutPage = plugins
    .filter((plugin) => !words.has(plugin.split('.').at(-1) ?? ''))
    .map((plugin) =>
      finding(
        pageOf('plugins/index') ?? fallback,
        1,
        `${plugin} of ${data.package} ${data.version} has neither page nor heading → write one`,
      ),
    );
  const inHooks = Object.entries(hooks).flatMap(([owner, names]) =>
    missingOn(
      pageOf('api/plugin-hooks'),
      'api/plugin-hooks',
      names,
      (hook) => `the hook ${hook} of ${owner}`,
      fallback,
    ),
  );
  const inLoader = missingOn(
    pageOf('api/loader-api'),
    'api/loader-api',
    loaderContext,
    (member) => `the member ${member} of the loader context`,
    fallback,
  );
  const inCli = Object.entries(cli?.commands ?? {}).flatMap(([command, flags]) =>
    missingOn(
      pageOf('api/cli'),
      'api/cli',
      [...(command ? [command] : []), ...flags],
      (word) => `${word} of “rspack${command ? ` ${command}` : ''}”`,
      fallback,
    ),
  );
  return [...withoutPage, ...inHooks, ...inLoader, ...inCli];
}
