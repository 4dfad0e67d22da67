import path from 'node:path';
import { withoutMarks } from '../tree/codeBlock';
import { codeLabel, codeTitle } from '../tree/codeLabel';
import { isContainerEnd, isGroupBegin } from '../tree/containerMarks';
import { isForRunner } from '../tree/fenceMeta';
import { elementProps, importedFiles } from '../tree/mdxParts';
import type { TreeNode } from '../tree/nodes';
import { componentCode, defaultTexts } from './componentTexts';
import { headingNames } from './headingIds';
import { oneLine, type PlainForms, plainInline } from './plainInline';
import type { PageSection, SectionLevel, SectionPath } from './types';
import { unitMarkdown } from './unitMarkdown';

/** A part of a page's text. An included file is a part, too. */
export type FilePart =
  | { kind: 'heading'; depth: number; text: string; id: string }
  | { kind: 'text'; text: string }
  /** A code block, which may be part of a list. */
  | { kind: 'code'; lang: string; text: string; title?: string; isInUnit?: boolean }
  /** A paragraph, list or table as Markdown. Its texts are additional parts. */
  | { kind: 'unit'; markdown: string }
  | { kind: 'file'; file: string };

export interface ReadSettings {
  /** The path of the file. */
  file: string;
  /** The texts of the site's own components. @default none */
  texts?: PlainForms;
}

/** The names of elements without text content. */
const UNSEEN = new Set(['script', 'style', 'svg', 'Toc']);

/** Removes the nodes that are not part of the page's own text. */
function withoutAsides(node: TreeNode): TreeNode {
  const { children } = node;
  if (!children) return node;
  const kept = children.filter(({ data }) => !data?.isAside).map(withoutAsides);
  const isSame =
    kept.length === children.length && kept.every((child, at) => child === children[at]);
  return isSame ? node : { ...node, children: kept };
}

/** The state of reading the tree of a file. */
interface Reading {
  parts: FilePart[];
  forms: PlainForms;
  /** The imported files, by the names of their elements. */
  imported: ReadonlyMap<string, string>;
  nameOf: ReturnType<typeof headingNames>;
  isInGroup: boolean;
  isInUnit: boolean;
}

function addText({ parts }: Reading, text: string): void {
  const line = oneLine(text);
  if (line !== '') parts.push({ kind: 'text', text: line });
}

function addCode(reading: Reading, node: TreeNode): void {
  if (isForRunner(node)) return;
  const { parts, isInGroup, isInUnit } = reading;
  const { lang, meta, value } = node;
  if (isInGroup) addText(reading, codeLabel(lang ?? '', meta ?? '').label);
  const title = codeTitle(meta ?? '');
  parts.push({
    kind: 'code',
    lang: lang ?? '',
    text: withoutMarks(value ?? ''),
    ...(title && { title }),
    ...(isInUnit && { isInUnit }),
  });
}

/** Adds a block that can be quoted. Blocks inside it are not added separately. */
function addUnit({ parts, forms, isInUnit }: Reading, node: TreeNode): void {
  if (node.data?.isLabel) return;
  const markdown = isInUnit ? '' : unitMarkdown(node, forms);
  if (markdown !== '') parts.push({ kind: 'unit', markdown });
}

function addElement(reading: Reading, node: TreeNode): void {
  const { parts, forms, imported } = reading;
  const name = node.name ?? '';
  if (UNSEEN.has(name)) return;
  const file = imported.get(name);
  if (file) {
    parts.push({ kind: 'file', file });
    return;
  }
  const props = elementProps(node);
  addText(reading, node.data?.words ?? forms[name]?.(props) ?? '');
  for (const block of componentCode[name]?.(props) ?? []) parts.push({ kind: 'code', ...block });
  addAll(reading, node.children);
}

/** Returns whether an element that is the only child of a paragraph is a block. */
function isBlock({ imported }: Reading, { type, name }: TreeNode): boolean {
  const isElement = type === 'mdxJsxTextElement';
  return isElement && (imported.has(name ?? '') || Object.hasOwn(componentCode, name ?? ''));
}

function addParagraph(reading: Reading, node: TreeNode): void {
  const { children = [] } = node;
  const [only, ...others] = children;
  const isAlone = only !== undefined && others.length === 0;
  if (isAlone && isBlock(reading, only)) addElement(reading, only);
  else if (isAlone && isGroupBegin(only.value ?? '')) reading.isInGroup = true;
  else if (isAlone && isContainerEnd(only.value ?? '')) reading.isInGroup = false;
  else {
    addUnit(reading, node);
    addText(reading, plainInline(children, reading.forms));
  }
}

/** Adds a list or table as a unit, and the texts in it. */
function addOuterUnit(reading: Reading, node: TreeNode): void {
  const isOuter = !reading.isInUnit;
  addUnit(reading, node);
  reading.isInUnit = true;
  addAll(reading, node.children);
  if (isOuter) reading.isInUnit = false;
}

function addNode(reading: Reading, node: TreeNode): void {
  const { parts, forms, nameOf } = reading;
  const { children = [] } = node;
  const { words } = node.data ?? {};
  if (words !== undefined && node.type !== 'mdxJsxFlowElement') {
    addText(reading, words);
    return;
  }
  switch (node.type) {
    case 'heading':
      parts.push({ kind: 'heading', depth: node.depth ?? 1, ...nameOf(node) });
      break;
    case 'code':
      addCode(reading, node);
      break;
    case 'math':
      addCode(reading, { ...node, lang: 'tex' });
      break;
    case 'mdxJsxFlowElement':
      addElement(reading, node);
      break;
    case 'paragraph':
      addParagraph(reading, node);
      break;
    case 'list':
    case 'table':
      addOuterUnit(reading, node);
      break;
    case 'tableRow':
      addText(reading, children.map((cell) => plainInline([cell], forms)).join(' '));
      break;
    case 'mdxFlowExpression':
      addText(reading, plainInline([node], forms));
      break;
    default:
      addAll(reading, children);
  }
}

function addAll(reading: Reading, nodes: readonly TreeNode[] = []): void {
  for (const node of nodes) addNode(reading, node);
}

/**
 * Returns the visible content of a file: headings with their ids, prose as plain text, and code.
 *
 * @param settings the path of the file, and the texts of components
 */
export function treeParts(tree: TreeNode, { texts, file }: ReadSettings): FilePart[] {
  const reading: Reading = {
    parts: [],
    forms: { ...defaultTexts, ...texts },
    imported: importedFiles(tree, path.dirname(file)),
    nameOf: headingNames(),
    isInGroup: false,
    isInUnit: false,
  };
  addAll(reading, withoutAsides(tree).children);
  return reading.parts;
}

/** The questions of a page, by the id of the heading. Those of the page itself have an empty id. */
export type PageQuestions = ReadonlyMap<string, readonly string[]>;

/** The facts about a page apart from its text, such as the title. */
export interface SectionPage {
  /** The address with the base, without a hash. */
  url: string;
  /** The name of its part of the site. */
  section: string;
  title: string;
  /** The description in its frontmatter. */
  description?: string;
  lang: string;
  version: string;
  keywords?: readonly string[];
  questions?: PageQuestions;
}

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

interface OpenSection extends Pick<PageSection, 'type' | 'hierarchy' | 'anchor'> {
  texts: string[];
  code: PageSection['code'][number][];
  units: (string | number)[];
}

function pageHierarchy({ section, title }: SectionPage): SectionPath {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { lvl0: section, lvl1: title, ...none };
}

/** Sets the title at a level of the hierarchy, and clears the levels below. */
function under(hierarchy: SectionPath, level: Level, text: string): SectionPath {
  const at = LEVELS.indexOf(level);
  const below = LEVELS.slice(at + 1).map((lower) => [lower, null]);
  return { ...hierarchy, [level]: text, ...Object.fromEntries(below) };
}

/** Splits the text of a page into sections. The text before the first heading belongs to the page itself. */
function sectionsOf(parts: readonly FilePart[], page: SectionPage): OpenSection[] {
  const begin = (
    type: SectionLevel,
    hierarchy: SectionPath,
    anchor: string | null,
  ): OpenSection => ({
    type,
    hierarchy,
    anchor,
    texts: [],
    code: [],
    units: [],
  });
  let current = begin('lvl1', pageHierarchy(page), null);
  const sections = [current];
  let hasTitle = false;
  for (const part of parts) {
    if (part.kind === 'text') current.texts.push(part.text);
    else if (part.kind === 'unit') current.units.push(part.markdown);
    else if (part.kind === 'code') {
      const { lang, text, title, isInUnit } = part;
      if (!isInUnit) current.units.push(current.code.length);
      current.code.push({ lang, text, ...(title && { title }) });
    } else if (part.kind === 'heading') {
      const isTitle: boolean = part.depth === 1 && !hasTitle;
      hasTitle ||= isTitle;
      if (isTitle || part.text === '') continue;
      const level = LEVELS[Math.max(part.depth, 2) - 2] ?? 'lvl6';
      current = begin(level, under(current.hierarchy, level, part.text), part.id);
      sections.push(current);
    }
  }
  return sections;
}

/** Prepends the description of the page, unless the texts contain it. */
function introduced(texts: readonly string[], description = ''): string[] {
  const isIncluded = description === '' || texts.some((text) => text.includes(description));
  return isIncluded ? [...texts] : [description, ...texts];
}

/** Returns the sections of a page in their order: one for the page itself and one for each heading. */
export function pageSections(page: SectionPage, parts: readonly FilePart[]): PageSection[] {
  const { url, lang, version, keywords = [], questions } = page;
  return sectionsOf(parts, page).map(({ type, hierarchy, anchor, texts, code, units }) => {
    const address = anchor === null ? url : `${url}#${anchor}`;
    const own = type === 'lvl1' ? introduced(texts, page.description) : texts;
    return {
      type,
      hierarchy,
      content: own.join('\n') || null,
      url: address,
      anchor,
      lang,
      version,
      keywords: type === 'lvl1' ? keywords : [],
      questions: questions?.get(anchor ?? '') ?? [],
      code,
      units,
    };
  });
}
