import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type Pluggable, unified } from 'unified';
import type { PageFile } from '../../content/files/pageFile';
import type { TreeNode } from '../../content/tree/nodes';

const OURS = /^lectern:/;

type MarkdownPlugins = Pick<
  NonNullable<RspressPlugin['markdown']>,
  'remarkPlugins' | 'rehypePlugins' | 'globalComponents'
>;

/** Returns the Markdown settings of a site and of its plugins, except for those of Lectern. */
function foreignMarkdown({ markdown, plugins = [] }: UserConfig): MarkdownPlugins[] {
  const ofPlugins = (plugins as RspressPlugin[])
    .filter(({ name }) => !OURS.test(name))
    .map((plugin) => plugin.markdown);
  return [markdown as MarkdownPlugins | undefined, ...ofPlugins].flatMap((one) => one ?? []);
}

/** Returns the names of `markdown.globalComponents`, which Rspress derives from the files. */
export function globalNames(config: UserConfig): string[] {
  return foreignMarkdown(config)
    .flatMap(({ globalComponents = [] }) => globalComponents)
    .map((file) => file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/**
 * Returns the tree of a page after the site's remark plugins, or `undefined` if one of them is asynchronous
 * or fails.
 */
export function afterRemark(
  tree: TreeNode,
  { file, source }: Pick<PageFile, 'file' | 'source'>,
  config: UserConfig,
): TreeNode | undefined {
  const plugins = foreignMarkdown(config).flatMap(({ remarkPlugins = [] }) => remarkPlugins);
  if (plugins.length === 0) return tree;
  try {
    const processor = unified().use(plugins as Pluggable[]);
    return processor.runSync(tree as never, { path: file, value: source }) as TreeNode;
  } catch {
    return undefined;
  }
}

/** Whether the code or the options of a rehype plugin of the site mention a component. */
export function isNamedByRehype(name: string, config: UserConfig): boolean {
  const plugins = foreignMarkdown(config).flatMap(({ rehypePlugins = [] }) => rehypePlugins);
  const textOf = (value: unknown): string =>
    typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? '');
  return plugins.some((plugin) => [plugin].flat().map(textOf).join(' ').includes(name));
}
