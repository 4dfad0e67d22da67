import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type Pluggable, unified } from 'unified';
import type { PageFile } from '../../content/files/pageFile';
import type { TreeNode } from '../../content/tree/nodes';

const OURS = /^lectern:/;

type MarkdownPlugins = Pick<
  NonNullable<RspressPlugin['markdown']>,
  'remarkPlugins' | 'rehypePlugins' | 'globalComponents'
>;

/** What the settings of a site and its plugins, except ours, add to the compilation of pages. */
function foreignMarkdown({ markdown, plugins = [] }: UserConfig): MarkdownPlugins[] {
  const ofPlugins = (plugins as RspressPlugin[])
    .filter(({ name }) => !OURS.test(name))
    .map((plugin) => plugin.markdown);
  return [markdown as MarkdownPlugins | undefined, ...ofPlugins].flatMap((one) => one ?? []);
}

/** The names of `markdown.globalComponents`, as Rspress makes them from the files. */
export function globalNames(config: UserConfig): string[] {
  return foreignMarkdown(config)
    .flatMap(({ globalComponents = [] }) => globalComponents)
    .map((file) => file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** The tree of a page behind the site's remark plugins; `undefined` if one of them is asynchronous or fails. */
export function behindRemark(
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

/** Whether a rehype plugin of the site names a component in its code or its options. */
export function isNamedByRehype(name: string, config: UserConfig): boolean {
  const plugins = foreignMarkdown(config).flatMap(({ rehypePlugins = [] }) => rehypePlugins);
  const textOf = (value: unknown): string =>
    typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? '');
  return plugins.some((plugin) => [plugin].flat().map(textOf).join(' ').includes(name));
}
