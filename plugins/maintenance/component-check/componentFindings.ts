import type { PageFile } from '../../content/files/pageFile';
import type { TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { placeAt } from '../../support/placeAt';
import { pageNames, type UsedComponent } from './usedComponents';

/** The names that are available to pages in addition to their own. */
export interface KnownComponents {
  /** Names that every page can use without an import. */
  global: readonly string[];
  /** Names that pages can import from the theme. */
  theme: readonly string[];
  /** Whether something else provides a component to a page. Called only for unknown names. */
  isProvided: (name: string, page: PageFile) => boolean;
  /** Returns the components that a page uses after the changes of plugins, or `undefined` if unknown. */
  usedAtLast: (page: PageFile) => ReadonlySet<string> | undefined;
}

/** The module that pages import the theme from. */
const THEME = '@rspress/core/theme';

/** Returns the name that must be declared: `Tabs` for `Tabs.List`. */
export const rootOf = (name: string): string => name.split('.')[0] ?? name;

/** Returns the components that a tree uses without declaring them, without duplicates. */
export function undeclared(tree: TreeNode, global: readonly string[]): UsedComponent[] {
  const { used, declared } = pageNames(tree);
  const seen = new Set([...declared, ...global]);
  return used.filter(({ name }) => {
    const isNew = !seen.has(rootOf(name));
    seen.add(rootOf(name));
    return isNew;
  });
}

function remedy(name: string, near: readonly string[], theme: readonly string[]): string {
  const root = rootOf(name);
  if (theme.includes(root)) return `add import { ${root} } from '${THEME}'`;
  const own = nearestName(root, near);
  if (own) return `did you mean <${own}>?`;
  const ofTheme = nearestName(root, theme);
  if (ofTheme) return `did you mean <${ofTheme}>, which is imported from '${THEME}'?`;
  return 'import it, export it from the page, or correct the name';
}

/** Reports components that nothing provides: a page with one cannot be rendered. */
export function componentFindings(
  tree: TreeNode,
  page: PageFile,
  file: string,
  known: KnownComponents,
): Finding[] {
  const candidates = undeclared(tree, known.global).filter(
    ({ name }) => !known.isProvided(rootOf(name), page),
  );
  if (candidates.length === 0) return [];
  const atLast = known.usedAtLast(page);
  if (!atLast) return [];
  const near = [...pageNames(tree).declared, ...known.global].filter((name) => /^[A-Z]/.test(name));
  return candidates
    .filter(({ name }) => atLast.has(name))
    .map(({ name, offset }) => ({
      check: 'components',
      file,
      ...placeAt(page.source, offset),
      message: `<${name}> is neither imported nor defined → ${remedy(name, near, known.theme)}`,
    }));
}
