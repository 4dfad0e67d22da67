import path from 'node:path';
import { aside, label, type TreeNode } from '../../content/tree/nodes';
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
  /** The options that the page documents, from its frontmatter. */
  roots: readonly string[];
}

/** Returns the version and the language of a file from its path. */
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

/** Returns a node with its children changed from an index on. */
function withLast(node: TreeNode, from: number, change: (child: TreeNode) => TreeNode): TreeNode {
  const children = node.children?.map((child, at) => (at < from ? child : change(child)));
  return { ...node, ...(children && { children }) };
}

/** Flags the marks about the peer package, which end the line, as an aside. */
function withPeerMarksAside(node: TreeNode): TreeNode {
  const isOther = ({ attributes = [] }: TreeNode) =>
    attributes.some(({ value }) => value === OTHER_PACKAGE);
  const children = node.children?.map(withPeerMarksAside) ?? [];
  const first = children.findIndex(isOther);
  // The separator between two marks belongs to the second one.
  if (first === 0) return aside(node);
  if (first > 0) return withLast({ ...node, children }, first - 1, aside);
  return children.length > 0 ? { ...node, children } : node;
}

/** Returns a line about the differences from the peer package, if there are any. */
function peerLines(path: string, { peer }: VersionOptions, lang: string): string[] {
  const text = differenceText(publishedDifference(peer?.options[path], lang), lang);
  return peer && text ? [`- **${wordsOf(lang).peerLabel(peer.package)}** ${text}`] : [];
}

/** The sources of the lines other than the data. */
export interface LineSources {
  /** @default none */
  aliases?: OptionsSettings['aliases'];
  /** Returns the line that lists where an option is used. @default none */
  usedIn?: (path: string) => string | undefined;
  /** Converts a location without version and language to a URL. @default the location unchanged */
  hrefOf?: (place: string) => string;
}

/** Adds lines below the headings of options: marks, type, default and the definitions of named types. */
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
  const page = { version, types: known.data.types ?? {}, shownTypes: new Set<string>() };
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
        label(staticNodes(withPeerMarksAside(line), hrefOf)),
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
