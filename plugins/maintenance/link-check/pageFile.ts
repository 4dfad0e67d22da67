import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import { headingNames } from '../../content/sections/headingIds';
import { elementProps, importedFiles } from '../../content/tree/mdxParts';
import type { TreeNode } from '../../content/tree/nodes';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { frontmatterLinks } from './dataLinks';
import { htmlTags } from './htmlTags';
import type { WrittenLink } from './links';
import { type MovedEntry, movedEntries } from './movedSections';
import { treeLinks } from './treeLinks';

/** The data of a file in the docs that the link check needs. */
export interface PageFile {
  links: WrittenLink[];
  /** The ids of headings and other elements. */
  ids: string[];
  /** The sections that were moved to other pages. */
  moved: MovedEntry[];
  /** The included Markdown files. */
  includes: string[];
  /** Whether it contains components of the site, whose ids are only known on the rendered page. */
  hasOwnComponents: boolean;
}

const ID_ATTRIBUTES = ['id', 'name'];
const TITLE = /^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m;
const IMPORT = /^import\s[^'"]*['"]([^'"]+)['"]/gm;
/** Components of the theme have no ids that authors link to. */
const THEME = /^@theme$|^@rspress\/core\/theme/;

function htmlIds(html: string): string[] {
  return htmlTags(html).flatMap(({ name, attributes }) =>
    ID_ATTRIBUTES.filter((key) => key === 'id' || name === 'a').flatMap(
      (key) => attributes.get(key) ?? [],
    ),
  );
}

/** Returns the ids in a tree as on the page. */
function treeIds(tree: TreeNode): string[] {
  const nameOf = headingNames();
  const idsOf = (node: TreeNode): string[] => {
    const below = () => (node.children ?? []).flatMap(idsOf);
    if (node.type === 'heading') return [nameOf(node).id, ...below()];
    if (node.type === 'html') return htmlIds(node.value ?? '');
    const { id, name } = elementProps(node);
    const own = node.name === 'a' ? [id, name] : [id];
    return [...own.filter((value) => typeof value === 'string'), ...below()];
  };
  return idsOf(tree);
}

/** Returns the id of the title that Rspress shows on a page without a heading. */
function titleIds(tree: TreeNode, source: string): string[] {
  const hasTitle = tree.children?.some(({ type, depth }) => type === 'heading' && depth === 1);
  const title = TITLE.exec(writtenFrontmatter(source)?.whole ?? '')?.[2];
  return hasTitle || title === undefined ? [] : [new GithubSlugger().slug(title)];
}

function hasOwnComponents({ children = [] }: TreeNode): boolean {
  return children
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ value = '' }) => [...value.matchAll(IMPORT)])
    .some(([, from = '']) => !THEME.test(from) && !/\.mdx?$/.test(from));
}

/**
 * Reads the links and ids of a file.
 *
 * @param tree the parsed tree before changes of plugins
 * @param source the text of the file, with frontmatter
 * @param file the path relative to the folder of the site
 */
export function readPageFile(tree: TreeNode, source: string, file: string): PageFile {
  return {
    links: [...frontmatterLinks(source, file), ...treeLinks(tree, file)],
    ids: [...treeIds(tree), ...titleIds(tree, source)],
    moved: movedEntries(source),
    includes: [...importedFiles(tree, path.dirname(file)).values()],
    hasOwnComponents: hasOwnComponents(tree),
  };
}
