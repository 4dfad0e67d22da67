import path from 'node:path';
import type { DocsPage } from '../../../content/files/readPages';
import type { TreeNode } from '../../../content/tree/nodes';
import { parsePage } from '../../../maintenance/docs-check/parsePage';
import type { Finding } from '../../../support/finding';
import type { CliData } from '../extract/readCli';
import type { OptionsData } from '../optionData';
import type { ReferencePages } from '../reference';
import { finding } from './pageOptions';

/** Returns the words in the code and the headings of a page: `this` and `async` for `this.async()`. */
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

/** Returns the words of all headings of pages below a folder. */
function headingWords(pages: readonly DocsPage[]): ReadonlySet<string> {
  const text = pages.flatMap(({ source }) => source.match(/^#{1,4} .*$/gm) ?? []).join('\n');
  return new Set(text.match(/[\w$]+/g));
}

interface Place {
  named: ReferencePages;
  /** The page for findings that belong to no page. */
  fallback: Pick<DocsPage, 'file'>;
}

/**
 * Finds plugins without a page or heading, and hooks, members of the loader context, commands and flags that
 * no page mentions.
 */
export function namedParts(
  pages: readonly DocsPage[],
  data: OptionsData,
  cli: CliData | undefined,
  { named, fallback }: Place,
): Finding[] {
  const pageOf = (name: string) => pages.find((page) => page.name === name);

  function missingOn(
    name: string | undefined,
    wanted: readonly string[],
    what: (missing: string) => string,
  ): Finding[] {
    if (name === undefined || wanted.length === 0) return [];
    const page = pageOf(name);
    if (!page) return [finding(fallback, 1, `the page ${name} does not exist → add it`)];
    const names = namesOn(page);
    return wanted
      .filter((word) => !names.has(word))
      .map((word) => finding(page, 1, `${what(word)} is not on this page → describe it`));
  }

  function withoutPage({ plugins: list }: ReferencePages): Finding[] {
    if (list === undefined) return [];
    const folder = `${path.posix.dirname(list)}/`;
    const words = headingWords(pages.filter(({ name }) => name.startsWith(folder)));
    return data.plugins
      .filter((plugin) => !words.has(plugin.split('.').at(-1) ?? ''))
      .map((plugin) =>
        finding(
          pageOf(list) ?? fallback,
          1,
          `${plugin} of ${data.package} ${data.version} has neither page nor heading → write one`,
        ),
      );
  }

  const inHooks = Object.entries(data.hooks).flatMap(([owner, names]) =>
    missingOn(named.hooks, names, (hook) => `the hook ${hook} of ${owner}`),
  );
  const inLoader = missingOn(
    named.loaderContext,
    data.loaderContext,
    (member) => `the member ${member} of the loader context`,
  );
  const inCli = Object.entries(cli?.commands ?? {}).flatMap(([command, flags]) =>
    missingOn(
      named.commandLine,
      [...(command ? [command] : []), ...flags],
      (word) => `${word} of “${[cli?.package, command].filter(Boolean).join(' ')}”`,
    ),
  );
  return [...withoutPage(named), ...inHooks, ...inLoader, ...inCli];
}
