import process from 'node:process';
import type { Root } from 'mdast';
import { type Pluggable, unified } from 'unified';
import type { PageFile } from '../content/files/pageFile';
import type { SiteContent } from '../content/siteContent';
import { elementProps } from '../content/tree/mdxParts';
import type { TreeNode } from '../content/tree/nodes';
import { markdownWriter } from '../content/tree/parseFile';
import { filesDigest } from '../support/buildInputs/digest';
import { callAtOnce } from './callAtOnce';
import { parseNodes, remarkRunner } from './changeTree';
import { checkList } from './checkDefinition';
import type { Fence, PluginDefinition } from './definition';
import { fenceLanguages, fenceReplacement } from './fences';
import { keepChanges } from './keepChanges';
import { mergeTexts } from './mergeTexts';
import { pageWords } from './pageWords';
import { inputFiles } from './pluginInputs';
import type { PluginPages } from './pluginPages';
import {
  elementName,
  type OpenReplacement,
  replacedFindings,
  sayReplaced,
  showReplaced,
} from './replacing';
import type { PluginStrings } from './shared';
import { componentFiles } from './slotDoor';
import { syntaxPlugin, textOfValue } from './syntax';
import type { Replacement } from './treeTypes';

/** The results of functions in a definition that may be called late. */
function listOf<Item>(
  plugin: string,
  key: Parameters<typeof checkList>[1],
  given: readonly Item[] | (() => readonly Item[]) = [],
): readonly Item[] {
  if (typeof given !== 'function') return given;
  const list = callAtOnce(plugin, key, given);
  checkList(plugin, key, list);
  return list;
}

/** The nodes that a plugin replaces, and their replacements. */
function replacementsOf<Strings extends PluginStrings, Data>(
  { name, replace = {}, fences = {} }: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): OpenReplacement[] {
  const cwd = process.cwd();
  const blocks = componentFiles(
    name,
    'fences',
    Object.fromEntries(Object.entries(fences).map(([key, { component }]) => [key, component])),
    cwd,
  ).map(([language, component]) => {
    const { read } = fences[language] as Fence<Strings>;
    return fenceReplacement({
      plugin: name,
      language,
      component,
      read: (block, file) => read({ ...block, file: pages.nameOf(file), ...pages.aroundOf(file) }),
    });
  });
  const components = new Map(
    componentFiles(
      name,
      'replace',
      Object.fromEntries(
        Object.entries(replace).flatMap(([key, { component }]) =>
          component === undefined ? [] : [[key, component]],
        ),
      ),
      cwd,
    ),
  );
  const nodes = Object.entries(replace).map(([key, { styles = [], read }]): OpenReplacement => {
    const isComponent = /^[A-Z]/.test(key);
    const given = Object.fromEntries(styles.map((file, at) => [`${key}.styles[${at}]`, file]));
    return {
      plugin: name,
      call: `replace.${key}`,
      ...(!isComponent && { type: key }),
      element: elementName(key, 'Node'),
      component: components.get(key),
      styles: componentFiles(name, 'replace', given, cwd).map(([, file]) => file),
      matches: (node: TreeNode) =>
        isComponent ? node.name === key && node.type.startsWith('mdxJsx') : node.type === key,
      read: (node, file) =>
        (read as Replacement<Strings>['read'])({
          node: node as never,
          text: node.value ?? pageWords(node).replace(/\s+/g, ' ').trim(),
          props: elementProps(node),
          file: pages.nameOf(file),
          ...pages.aroundOf(file),
        }),
    };
  });
  return [...blocks, ...nodes];
}

/** The Markdown of plugins' nodes by type, for plugins that add such nodes to trees. */
type NodeTexts = Map<string, (node: TreeNode, file: string) => string>;

const textsOf = new WeakMap<SiteContent, NodeTexts>();

/** Creates a function that writes the nodes that a plugin added to the tree of a file as Markdown. */
function nodeWriter(texts: NodeTexts, file: string): (node: TreeNode) => string {
  const handlers: Record<string, (node: TreeNode) => string> = {};
  let write: ((node: TreeNode) => string) | undefined;
  return function written(node): string {
    try {
      write ??= markdownWriter(handlers);
      return write(node);
    } catch (error) {
      const [, type = ''] =
        /Cannot handle unknown node `(.*)`/.exec((error as Error).message) ?? [];
      if (type === '') throw error;
      const text = texts.get(type);
      if (!text || type in handlers) {
        throw new Error(
          `it adds a node of type "${type}", which has no Markdown form → handle it in replace, and return its markdown there`,
        );
      }
      handlers[type] = (one) => text(one, file);
      write = undefined;
      return written(node);
    }
  };
}

/** Registers the syntax of a plugin and its changes to pages for every reader of pages. */
export function openTree<Strings extends PluginStrings, Data>(
  content: SiteContent,
  definition: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): void {
  const { name, before, after, syntax, tree: changeTree } = definition;
  listOf(name, 'syntax', syntax).forEach((one, at) => {
    const inputs = filesDigest(inputFiles(definition), process.cwd());
    content.addSyntax(`${name} ${at} ${textOfValue(one)} ${inputs}`, syntaxPlugin(one));
  });

  const texts: NodeTexts = textsOf.get(content) ?? new Map();
  textsOf.set(content, texts);
  const replacements = replacementsOf(definition, pages);
  for (const { type, read } of replacements) {
    if (type) texts.set(type, (node, file) => read(node, file).markdown ?? '');
  }

  const remarkPlugins = listOf(name, 'remarkPlugins', definition.remarkPlugins);
  const run = remarkPlugins.length > 0 && remarkRunner(name, remarkPlugins, syntax !== undefined);
  const saysMarkdown = replacements.some(({ component }) => component === undefined);
  if (!run && !changeTree && !saysMarkdown) return;

  content.change({
    name,
    before,
    after,
    change(tree, page, files) {
      const file = pages.nameOf(page.file);
      const known = files.read(page.file);
      let changed = tree;
      const change = (call: string, make: (tree: TreeNode) => TreeNode | undefined) => {
        const keep = keepChanges(changed);
        callAtOnce(
          name,
          call,
          () => {
            const given = make(changed) ?? changed;
            if (given.type !== 'root') {
              throw new Error(
                `it returns ${JSON.stringify(given.type) ?? 'no node'} → return the tree, or nothing`,
              );
            }
            // Data that only the HTML uses is kept, too.
            changed = { ...keep(given, nodeWriter(texts, page.file)) };
          },
          file,
        );
      };
      if (run) {
        const source = known?.source ?? '';
        change('remarkPlugins', (given) => run(given, { file: page.file, source }));
      }
      if (changeTree) {
        const told = pages.said(page, known?.writtenTree() ?? tree);
        change('tree', (given) => {
          const result = changeTree({
            ...told,
            tree: given as unknown as Root,
            parse: parseNodes,
          }) as unknown;
          if (result instanceof Promise) {
            result.catch(() => {});
            throw new Error(
              'it returns a promise, but its result is needed immediately → do not make it async; do slow work in prepare',
            );
          }
          return result as TreeNode | undefined;
        });
      }
      return sayReplaced(changed, page.file, replacements);
    },
  });
}

/** Registers the replacements of nodes for every reader of pages. */
export function openReplaced<Strings extends PluginStrings, Data>(
  content: SiteContent,
  definition: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
): void {
  const replacements = replacementsOf(definition, pages);
  if (replacements.length === 0) return;
  for (const language of Object.keys(definition.fences ?? {}))
    fenceLanguages(content).add(language);
  content.add((tree, { file }, files) =>
    showReplaced(tree, { file, source: files.read(file)?.source ?? '' }, replacements),
  );
  content.addTreeCheck((tree, page: PageFile, named) =>
    replacedFindings(tree, page, named, replacements),
  );
}

/** A rehype plugin that runs the rehype plugins of a plugin, which may become available later. */
function rehypeRunner(
  plugin: string,
  plugins: readonly Pluggable[] | (() => readonly Pluggable[]),
): Pluggable {
  return function runRehype() {
    const processor = unified()
      .use([...listOf(plugin, 'rehypePlugins', plugins)])
      .freeze();
    return (tree, file) => processor.run(tree, file);
  };
}

/** The changes of a plugin to the HTML of pages. */
export function rehypePluginsOf<Strings extends PluginStrings, Data>({
  name,
  remarkPlugins,
  tree,
  replace,
  rehypePlugins,
}: PluginDefinition<Strings, Data>): Pluggable[] {
  return [
    ...(remarkPlugins || tree || replace ? [mergeTexts] : []),
    ...(rehypePlugins ? [rehypeRunner(name, rehypePlugins)] : []),
  ];
}
