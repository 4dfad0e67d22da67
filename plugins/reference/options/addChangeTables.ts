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
 * The element that stands for a table of what a version changed: `<OptionChanges kind="added" />`, or
 * one of its minor versions: `<OptionChanges kind="added" minor="2.1" />`.
 */
const CHANGES_ELEMENT = 'OptionChanges';

/** Where a page with tables is. */
export interface ChangesPage {
  version: string;
  lang: string;
  docDir: string;
  files: Pick<ContentFiles, 'read'>;
  /** For messages. */
  file: string;
}

/** The class of the tables, whose long types wrap. */
const TABLE_CLASS = 'lt-changes';

/** The code of a name, whose lines may end after a dot and before a capital, and nowhere else. */
function breakable(node: TreeNode): TreeNode {
  if (node.children) return { ...node, children: node.children.map(breakable) };
  if (node.type !== 'inlineCode') return node;
  const parts = breakableParts(node.value ?? '').flatMap((value) => [
    { type: 'element', tagName: 'wbr', properties: {}, children: [] },
    { type: 'text', value },
  ]);
  return { ...node, data: { ...node.data, hChildren: parts.slice(1) } };
}

/** A row of a table whose first cell is a name. */
function nameRow(row: TreeNode): TreeNode {
  const [name, ...values] = row.children ?? [];
  return name ? { ...row, children: [breakable(name), ...values] } : row;
}

function changesTable(node: TreeNode): TreeNode {
  if (node.type !== 'table') return node;
  const data = { ...node.data, hProperties: { className: TABLE_CLASS } };
  return { ...node, data, children: node.children?.map(nameRow) };
}

/** The value of a property of the element, which must be one of some. */
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

/** Puts tables of what the version of a page changed in the places of their elements. */
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
