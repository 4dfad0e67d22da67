import path from 'node:path';
import { breakableParts } from '../../../theme/components/Outline/breakableParts';
import type { ContentFiles } from '../../content/files/pageFile';
import { elementProps } from '../../content/tree/mdxParts';
import type { TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import { CHANGE_KINDS, type ChangeKind, type ChangeSources, changeTable } from './changeTables';
import { MINOR_KINDS, minorTable, tableMinors } from './minors/minorTable';
import { type OptionPlaces, optionPlaces } from './optionPlaces';
import { nearestPlace } from './published/publishedOptions';
import type { OptionsSettings, SiteOptions } from './siteOptions';

/**
 * The element that is replaced with a table of the changes of a version: `<OptionChanges kind="added" />`, or
 * of one of its minor versions: `<OptionChanges kind="added" minor="2.1" />`.
 */
const CHANGES_ELEMENT = 'OptionChanges';

/** The location of a page with tables. */
export interface ChangesPage {
  version: string;
  lang: string;
  docDir: string;
  files: Pick<ContentFiles, 'read'>;
  /** The path for error messages. */
  file: string;
}

/** The class of the tables, which lets long types wrap. */
const TABLE_CLASS = 'lt-changes';

/** Allows line breaks in a name only after a dot and before a capital letter. */
function breakable(node: TreeNode): TreeNode {
  if (node.children) return { ...node, children: node.children.map(breakable) };
  if (node.type !== 'inlineCode') return node;
  const parts = breakableParts(node.value ?? '').flatMap((value) => [
    { type: 'element', tagName: 'wbr', properties: {}, children: [] },
    { type: 'text', value },
  ]);
  return { ...node, data: { ...node.data, hChildren: parts.slice(1) } };
}

/** Makes the first cell of a row a name with limited line breaks. */
function nameRow(row: TreeNode): TreeNode {
  const [name, ...values] = row.children ?? [];
  return name ? { ...row, children: [breakable(name), ...values] } : row;
}

function changesTable(node: TreeNode): TreeNode {
  if (node.type !== 'table') return node;
  const data = { ...node.data, hProperties: { className: TABLE_CLASS } };
  return { ...node, data, children: node.children?.map(nameRow) };
}

/** Returns the value of a property of the element. Throws if it is not an allowed one. */
function propertyOf<Value extends string>(
  node: TreeNode,
  name: string,
  allowed: readonly Value[],
  file: string,
): Value {
  const { [name]: value } = elementProps(node);
  const found = allowed.find((known) => known === value);
  if (found) return found;
  const line = node.position?.start.line ?? 1;
  const remedy =
    allowed.length > 0
      ? `write one of ${allowed.join(', ')}`
      : 'run "lectern options --minors" first';
  throw new Error(
    `[options] ${file}:${line} ${name} of <${CHANGES_ELEMENT}> is ${JSON.stringify(value)} → ${remedy}`,
  );
}

/** Replaces the elements for change tables with tables for the version of the page. */
export function addChangeTables(
  tree: TreeNode,
  { version, lang, docDir, file, files }: ChangesPage,
  site: SiteOptions,
  settings: Pick<OptionsSettings, 'lang' | 'aliases' | 'replaced'>,
): TreeNode {
  const isWanted = ({ name }: TreeNode) => name === CHANGES_ELEMENT;
  if (!tree.children?.some(isWanted)) return tree;
  const found = new Map<string, OptionPlaces>();
  const placesOf = (of: string): OptionPlaces => {
    const known = site.of(of);
    const places =
      found.get(of) ??
      (known &&
        optionPlaces(path.join(docDir, of, lang), known.data, settings.aliases ?? {}, files));
    if (places) found.set(of, places);
    return places ?? new Map();
  };
  const addressOf = (of: string, option: string) => {
    const place = nearestPlace(placesOf(of), option);
    return (
      place &&
      (of === version ? place : `/${of}${lang === settings.lang ? '' : `/${lang}`}${place}`)
    );
  };
  const sources: ChangeSources = { site, version, lang, addressOf };
  function textOf(node: TreeNode): string {
    if (elementProps(node).minor === undefined) {
      return changeTable(propertyOf<ChangeKind>(node, 'kind', CHANGE_KINDS, file), sources);
    }
    const kind = propertyOf(node, 'kind', MINOR_KINDS, file);
    const minor = propertyOf(node, 'minor', tableMinors(site.of(version)?.minors), file);
    return minorTable(kind, minor, sources, settings.replaced?.[version] ?? {});
  }
  const children = tree.children.flatMap((node) => {
    if (!isWanted(node)) return [node];
    return textNodes(textOf(node), node).map(changesTable);
  });
  return { ...tree, children };
}
