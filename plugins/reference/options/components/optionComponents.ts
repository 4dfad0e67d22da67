import { countRows } from '../../../../theme/components/AllOptions/optionFilter';
import { optionRows } from '../../../../theme/components/AllOptions/optionRows';
import type { TreeNode } from '../../../content/tree/nodes';
import { textNodes } from '../../../content/tree/textNodes';
import { ownFile } from '../../../support/ownFile';
import { optionsFile, type PublishedOptions } from '../published/shared';
import type { SiteOptions } from '../siteOptions';
import { versionChoice } from './versionChoice';

/** The list of all options, which adapts its marks to the version that a reader uses. */
const LIST_ELEMENT = 'AllOptions';

/** The elements that a page can contain, with their attributes other than version and language. */
const COMPONENTS: Readonly<
  Record<string, (options: PublishedOptions, versions: readonly string[]) => [string, string][]>
> = {
  AllOptions: (options) => [
    ['counts', JSON.stringify(countRows(optionRows(options)))],
    ...(options.peer ? [['peer', options.peer.package] as [string, string]] : []),
  ],
  ConfigCheck: (_, versions) => [['versions', versions.join(' ')]],
};

/** A page that may contain elements of this plugin. */
export interface ComponentPage {
  version: string;
  lang: string;
  /** All versions of the docs with options, newest first. */
  versions: readonly string[];
  /** The path for error messages. */
  file: string;
}

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });

/** Adds version and language to the elements of a page about options. */
export function addOptionComponents(
  tree: TreeNode,
  { version, lang, versions, file }: ComponentPage,
  readAll: () => ReadonlyMap<string, PublishedOptions>,
  site: SiteOptions,
): TreeNode {
  const { children = [] } = tree;
  const used = Object.keys(COMPONENTS).filter((name) =>
    children.some((node) => node.name === name),
  );
  if (used.length === 0) return tree;
  const options = readAll().get(optionsFile(version, lang));
  if (!options) {
    throw new Error(
      `[options] ${file}: <${used[0]} /> needs options of ${version}, which the site does not have → remove it, or add ${version} to packages of the options`,
    );
  }
  const imports = used.flatMap((name) => {
    const module = ownFile(import.meta.url, `../../../../theme/components/${name}/${name}`);
    const text = `import { ${name} } from ${JSON.stringify(module)};`;
    return textNodes(text, children[0] ?? tree);
  });
  const completed = children.flatMap((node, at) => {
    const own = COMPONENTS[node.name ?? '']?.(options, versions);
    if (!own) return [node];
    const facts = [['version', version], ['lang', lang], ...own] as const;
    const choice =
      node.name === LIST_ELEMENT ? versionChoice(site, version, children[at - 1] ?? node) : [];
    return [
      ...choice,
      { ...node, attributes: facts.map(([name, value]) => attribute(name, value)) },
    ];
  });
  return { ...tree, children: [...imports, ...completed] };
}
