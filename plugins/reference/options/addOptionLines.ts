import path from 'node:path';
import { aside, type TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import { ownFile } from '../../support/ownFile';
import type { VersionOptions } from './compareOptions';
import { versionChoice } from './components/versionChoice';
import { indexOptions } from './headingPath';
import { optionLines } from './optionLines';
import { marksText, OTHER_PACKAGE, optionMarks } from './optionMarks';
import { pageHeadings } from './pageHeadings';
import { isConfigurationPath } from './pageRoots';
import { publishedDifference } from './peer/publishedDifference';
import { differenceText } from './shared/differenceText';
import type { OptionsSettings, SiteOptions } from './siteOptions';
import { staticNodes } from './staticNodes';
import { wordsOf } from './strings';
import { TYPES_ELEMENT, typeDetails } from './typeDetails';

/** A page that documents options. */
export interface OptionsPage {
  version: string;
  lang: string;
  /** What it documents, as its frontmatter says. */
  roots: readonly string[];
}

/** The version and the language that the folders of a file name. */
export function pagePlace(file: string, docDir: string): Pick<OptionsPage, 'version' | 'lang'> {
  const [version = '', lang = ''] = path.relative(docDir, file).split(path.sep);
  return { version, lang };
}

function importOfTypes(node: TreeNode): TreeNode[] {
  const file = ownFile(
    import.meta.url,
    `../../../theme/components/${TYPES_ELEMENT}/${TYPES_ELEMENT}`,
  );
  return textNodes(`import { ${TYPES_ELEMENT} } from ${JSON.stringify(file)};`, node);
}

/** A node with its children from one on changed. */
function withLast(node: TreeNode, from: number, change: (child: TreeNode) => TreeNode): TreeNode {
  const children = node.children?.map((child, at) => (at < from ? child : change(child)));
  return { ...node, ...(children && { children }) };
}

/** A line of marks, of which those about another package are the last. */
function besideMarks(node: TreeNode): TreeNode {
  const isOther = ({ attributes = [] }: TreeNode) =>
    attributes.some(({ value }) => value === OTHER_PACKAGE);
  const children = node.children?.map(besideMarks) ?? [];
  const first = children.findIndex(isOther);
  // The sign between two marks goes with the second.
  if (first === 0) return aside(node);
  if (first > 0) return withLast({ ...node, children }, first - 1, aside);
  return children.length > 0 ? { ...node, children } : node;
}

/** What the package that the options are compared with does, where it is something else. */
function peerLines(path: string, { peer }: VersionOptions, lang: string): string[] {
  const text = differenceText(publishedDifference(peer?.options[path], lang), lang);
  return peer && text ? [`- **${wordsOf(lang).peerLabel(peer.package)}** ${text}`] : [];
}

/** What the lines are made from besides the data. */
export interface LineSources {
  /** @default none */
  aliases?: OptionsSettings['aliases'];
  /** The line that says where an option is used. @default none */
  usedIn?: (path: string) => string | undefined;
  /** The address of a place, without version and language, as a browser needs it. @default the place */
  hrefOf?: (place: string) => string;
}

/** Adds to a page the lines below the headings of its options: marks, type and default, with what the names in the type stand for. */
export function addOptionLines(
  tree: TreeNode,
  { version, lang, roots }: OptionsPage,
  site: SiteOptions,
  { aliases = {}, usedIn = () => undefined, hrefOf = (url) => url }: LineSources = {},
): TreeNode {
  const known = site.of(version);
  if (!known || roots.length === 0) return tree;
  const headings = pageHeadings(tree, roots, indexOptions(known.data), aliases);
  const paths = new Map(headings.map(({ node, path: found }) => [node, found]));
  const page = { version, types: known.data.types ?? {}, told: new Set<string>() };
  const children = (tree.children ?? []).flatMap((node) => {
    const found = paths.get(node);
    const option = found === undefined ? undefined : known.data.options[found];
    if (!found || !option) return [node];
    const written = known.defaults.get(found);
    const isConfiguration = isConfigurationPath(found);
    const facts = { path: found, option, isConfiguration, ...(written && { written }) };
    const marks = optionMarks(found, { site, version, lang });
    const lines = optionLines(facts, lang);
    const used = usedIn(found);
    const beside = [...peerLines(found, known, lang), ...(used ? [used] : [])];
    return [
      node,
      ...(marks.length > 0 ? textNodes(marksText(marks), node) : []).map((line) =>
        staticNodes(besideMarks(line), hrefOf),
      ),
      ...textNodes([...lines, ...beside].join('\n'), node).map((list) =>
        withLast(list, lines.length, (item) => aside(staticNodes(item, hrefOf))),
      ),
      ...typeDetails(option.type, node, page),
    ];
  });
  const section = children.findIndex(({ type, depth = 1 }) => type === 'heading' && depth > 1);
  const above = children[section - 1];
  if (above && paths.size > 0) children.splice(section, 0, ...versionChoice(site, version, above));
  const first = children.findIndex(({ name }) => name === TYPES_ELEMENT);
  const behind = children[first];
  if (behind) children.splice(first, 0, ...importOfTypes(behind));
  return { ...tree, children };
}
