import path from 'node:path';
import type { ContentFiles } from '../content/files/pageFile';
import { elementProps } from '../content/tree/mdxParts';
import type { TreeNode } from '../content/tree/nodes';
import { textNodes } from '../content/tree/textNodes';
import { CHANGE_KINDS, type ChangeKind, changeTable } from './changeTables';
import { type OptionPlaces, optionPlaces } from './optionPlaces';
import { nearestPlace } from './published/publishedOptions';
import type { OptionsSettings, SiteOptions } from './siteOptions';

/** The element that stands for a table of what a version changed: `<OptionChanges kind="added" />`. */
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

function withClass(node: TreeNode): TreeNode {
  if (node.type !== 'table') return node;
  return { ...node, data: { ...node.data, hProperties: { className: TABLE_CLASS } } };
}

function kindOf(node: TreeNode, file: string): ChangeKind {
  const { kind } = elementProps(node);
  const found = CHANGE_KINDS.find((known) => known === kind);
  if (found) return found;
  const line = node.position?.start.line ?? 1;
  throw new Error(
    `[options] ${file}:${line} kind of <${CHANGES_ELEMENT}> is ${JSON.stringify(kind)} → write one of ${CHANGE_KINDS.join(', ')}`,
  );
}

/** Puts tables of what the version of a page changed in the places of their elements. */
export function addChangeTables(
  tree: TreeNode,
  { version, lang, docDir, file, files }: ChangesPage,
  site: SiteOptions,
  settings: Pick<OptionsSettings, 'lang' | 'aliases'>,
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
  const children = tree.children.flatMap((node) => {
    if (!isWanted(node)) return [node];
    const text = changeTable(kindOf(node, file), { site, version, lang, addressOf });
    return textNodes(text, node).map(withClass);
  });
  return { ...tree, children };
}
