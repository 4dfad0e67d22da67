import { headingNames } from '../../../content/sections/headingIds';
import { codeTitle } from '../../../content/tree/codeLabel';
import { fenceMeta } from '../../../content/tree/fenceMeta';
import type { TreeNode } from '../../../content/tree/nodes';
import { configPaths } from './configPaths';

/** The use of an option on a page. */
export interface PageUse {
  /** How often the text names it. */
  named: number;
  /** Whether a heading names it. */
  isInHeading: boolean;
  /** Whether a tested sample sets it. */
  isInSample: boolean;
  /** The id of the section that uses it most; `undefined` above the first heading. */
  section?: string;
}

/** Resolves names to options. */
export interface OptionNames {
  /** Returns the path in the data for a name in code, if it is unambiguous. */
  named: (code: string) => string | undefined;
  /** Returns the path in the data for a path without `[]` and `*`. */
  find: (path: string) => string | undefined;
}

const CONFIG_FILE = /(?:^|[\\/])[\w.-]*config\.[cm]?[jt]s$/;

/** The points for each kind of use, to find the section that uses an option most. */
const POINTS = { heading: 8, sample: 3, named: 1 } as const;

interface Found extends PageUse {
  points: Map<string, number>;
}

/**
 * Returns the options that a page uses: those that its text names, and those that the configurations of its
 * tested samples set. A single word, such as `devtool`, is ambiguous and only counts if a sample sets it.
 */
export function pageUses(tree: TreeNode, names: OptionNames): Map<string, PageUse> {
  const nameOf = headingNames();
  const found = new Map<string, Found>();
  const words = new Map<string, { section: string; isHeading: boolean }[]>();
  let section = '';

  function add(path: string, way: keyof typeof POINTS, at = section): void {
    const use = found.get(path) ?? {
      named: 0,
      isInHeading: false,
      isInSample: false,
      points: new Map<string, number>(),
    };
    found.set(path, use);
    use.points.set(at, (use.points.get(at) ?? 0) + POINTS[way]);
    if (way === 'heading') use.isInHeading = true;
    if (way === 'sample') use.isInSample = true;
    if (way === 'named') use.named += 1;
  }

  function addCode(value: string, isHeading: boolean): void {
    const path = names.named(value);
    if (path) add(path, isHeading ? 'heading' : 'named');
    else words.set(value, [...(words.get(value) ?? []), { section, isHeading }]);
  }

  function visit(node: TreeNode, isHeading = false): void {
    if (node.type === 'heading') {
      const { id } = nameOf(node);
      if (node.depth !== 1) section = id;
    }
    if (node.type === 'inlineCode') addCode(node.value ?? '', isHeading);
    if (node.type === 'code' && fenceMeta(node.meta ?? '').sample !== undefined) {
      if (CONFIG_FILE.test(codeTitle(node.meta ?? '') ?? '')) {
        for (const set of configPaths(node.value ?? '')) {
          const path = names.find(set);
          if (path) add(path, 'sample');
        }
      }
    }
    for (const child of node.children ?? []) visit(child, isHeading || node.type === 'heading');
  }

  visit(tree);
  for (const [word, places] of words) {
    const path = names.find(word);
    if (!path || !found.get(path)?.isInSample) continue;
    for (const { section: at, isHeading } of places) add(path, isHeading ? 'heading' : 'named', at);
  }
  return new Map(
    [...found].map(([path, { points, ...use }]) => {
      const [best = ''] = [...points].sort(([, a], [, b]) => b - a)[0] ?? [];
      return [path, { ...use, ...(best && { section: best }) }];
    }),
  );
}
