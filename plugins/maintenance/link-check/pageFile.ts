import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import { headingNames } from '../../content/sections/headingIds';
import { elementProps, importedFiles } from '../../content/tree/mdxParts';
import type { TreeNode } from '../../content/tree/nodes';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { frontmatterLinks } from './dataLinks';
import { htmlTags } from './htmlTags';
import type { WrittenLink } from './links';
import { treeLinks } from './treeLinks';

/** What a file of the docs has to do with links. */
export interface PageFile {
  links: WrittenLink[];
  /** The ids of its headings and of elements that have one. */
  ids: string[];
  /** Markdown files that are shown in it. */
  includes: string[];
  /** Whether it shows components of the site, whose ids only the rendered page tells. */
  hasOwnComponents: boolean;
}

const ID_ATTRIBUTES = ['id', 'name'];
const TITLE = /^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m;
const IMPORT = /^import\s[^'"]*['"]([^'"]+)['"]/gm;
/** The theme's components have no ids that authors link to. */
const THEME = /^@theme$|^@rspress\/core\/theme/;

function htmlIds(html: string): string[] {
  return htmlTags(html).flatMap(({ name, attributes }) =>
    ID_ATTRIBUTES.filter((key) => key === 'id' || name === 'a').flatMap(
      (key) => attributes.get(key) ?? [],
    ),
  );
}

/** The ids in a tree, as the page has them. */
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

/** The id of the title that Rspress shows on a page without one of its own. */
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
 * @param tree as it is parsed, before a plugin changes it
 * @param source the file as it is written, with frontmatter
 * @param file from the folder of the site
 */
export function readPageFile(tree: TreeNode, source: string, file: string): PageFile {
  return {
    links: [...frontmatterLinks(source, file), ...treeLinks(tree, file)],
    ids: [...treeIds(tree), ...titleIds(tree, source)],
    includes: [...importedFiles(tree, path.dirname(file)).values()],
    hasOwnComponents: hasOwnComponents(tree),
  };
}
