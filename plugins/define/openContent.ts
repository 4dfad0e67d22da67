import type { Root } from 'mdast';
import type { DocsCheck } from '../content/checks/docsCheck';
import type { PageFacts } from '../content/facts/pageFacts';
import type { PageFile } from '../content/files/pageFile';
import type { SiteContent } from '../content/siteContent';
import type { TreeNode } from '../content/tree/nodes';
import { addedFault, textNodes } from '../content/tree/textNodes';
import { callAtOnce } from './callAtOnce';
import { checkFindings, checkProblems } from './checkDefinition';
import type { PluginDefinition } from './definition';
import type { PluginPages } from './pluginPages';
import type { PluginStrings } from './shared';

/** Inserts nodes after the title of a tree, or at its start if it has no title. */
export function behindTitle(tree: TreeNode, markdown: string): TreeNode {
  const { children = [] } = tree;
  const at = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const title = children[at];
  const nodes = textNodes(markdown, title ?? { type: 'root' });
  return { ...tree, children: children.toSpliced(at + 1, 0, ...nodes) };
}

/** Registers `afterTitle` of a plugin. */
export function openAfterTitle<Strings extends PluginStrings, Data>(
  content: SiteContent,
  { name, afterTitle }: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): void {
  if (!afterTitle) return;
  content.add((tree, page, files) => {
    if (page.frontmatter.pageType === 'home') return tree;
    const told = pages.said(page, files.read(page.file)?.writtenTree() ?? tree);
    const line = callAtOnce(name, 'afterTitle', () => afterTitle(told), told.file);
    if (!line) return tree;
    const fault = addedFault(String(line));
    if (fault) {
      throw new Error(
        `[${name}] afterTitle for ${told.file} returns a line that is not valid MDX: ${fault} → escape < and { with \\`,
      );
    }
    return behindTitle(tree, String(line));
  });
}

/** Registers `problems` of a plugin. */
export function openProblems<Strings extends PluginStrings, Data>(
  content: SiteContent,
  { name, problems }: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): void {
  if (!problems) return;
  content.addTreeCheck((tree, file, named) => {
    const page = pages.said(file, file.writtenTree());
    const told = { ...page, tree: structuredClone(tree) as unknown as Root };
    const found = callAtOnce(name, 'problems', () => problems(told), page.file);
    return checkProblems(name, found, page.file).map(({ line = 1, ...problem }) => ({
      check: name.replace(/^lectern:/, ''),
      file: named,
      line,
      ...problem,
    }));
  });
}

/** Registers `facts` of a plugin. */
export function openFacts<Strings extends PluginStrings, Data>(
  content: SiteContent,
  { name, before, after, facts }: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): void {
  if (!facts) return;
  const change = (file: PageFile, known: PageFacts) => {
    const told = { ...pages.said(file, file.writtenTree()), facts: known };
    return callAtOnce(name, 'facts', () => facts(told), told.file);
  };
  content.addFacts({ name, before, after, change });
}

/** Returns `check` of a plugin as a check of the whole docs. */
export function docsCheckOf<Strings extends PluginStrings, Data>(
  { name, check }: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): DocsCheck {
  return {
    name,
    run({ pages: all }) {
      const told = all.map(({ content: file }) => pages.said(file, file.writtenTree()));
      const found = callAtOnce(name, 'check', () => check?.(told));
      return checkFindings(name, found).map(({ line = 1, ...finding }) => ({
        check: name,
        line,
        ...finding,
      }));
    },
  };
}
