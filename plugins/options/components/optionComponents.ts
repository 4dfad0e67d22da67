import { countRows } from '../../../theme/components/AllOptions/optionFilter';
import { optionRows } from '../../../theme/components/AllOptions/optionRows';
import type { TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import { ownFile } from '../../support/ownFile';
import { optionsFile, type PublishedOptions } from '../published/shared';

/** The element that stands for the list of all options: `<AllOptions />`. */
const ALL_OPTIONS = 'AllOptions';

const file = ownFile(import.meta.url, '../../../theme/components/AllOptions/AllOptions');

/** A page in which elements of this plugin may stand. */
export interface ComponentPage {
  version: string;
  lang: string;
  /** For messages. */
  file: string;
}

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });

/** Says to the elements of a page that list options of which version and language they are. */
export function addOptionComponents(
  tree: TreeNode,
  { version, lang, file: page }: ComponentPage,
  readAll: () => ReadonlyMap<string, PublishedOptions>,
): TreeNode {
  const { children = [] } = tree;
  if (!children.some(({ name }) => name === ALL_OPTIONS)) return tree;
  const options = readAll().get(optionsFile(version, lang));
  if (!options) {
    throw new Error(
      `[options] ${page}: <${ALL_OPTIONS} /> has no options of ${version} to list → remove it, or add ${version} to packages of the options`,
    );
  }
  const counts = JSON.stringify(countRows(optionRows(options)));
  const imported = textNodes(
    `import { ${ALL_OPTIONS} } from ${JSON.stringify(file)};`,
    children[0] ?? tree,
  );
  const told = children.map((node) =>
    node.name === ALL_OPTIONS
      ? {
          ...node,
          attributes: [
            attribute('version', version),
            attribute('lang', lang),
            attribute('counts', counts),
          ],
        }
      : node,
  );
  return { ...tree, children: [...imported, ...told] };
}
