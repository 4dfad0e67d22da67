import type { TreeNode } from '../../../content/tree/nodes';
import { parsePage } from '../../../maintenance/docs-check/parsePage';
import type { Finding } from '../../../support/finding';
import { finding, type OptionPage } from './pageOptions';

const LABEL = /^(?:Type|Default|类型|默认值)[:：]?$/;

function textOf({ value = '', children }: TreeNode): string {
  return children ? children.map(textOf).join('') : value;
}

/** Returns the lines of list items that start like generated ones: `- **Type:**`. */
function labelledLines(list: TreeNode): number[] {
  return (list.children ?? []).flatMap(({ children, position }) => {
    const [strong] = children?.[0]?.children ?? [];
    const isLabelled = strong?.type === 'strong' && LABEL.test(textOf(strong));
    return isLabelled ? [position?.start.line ?? 1] : [];
  });
}

/** Finds types and defaults that are written manually on pages that document options. */
export function typedLines(pages: readonly OptionPage[]): Finding[] {
  return pages.flatMap(({ page }) =>
    (parsePage(page).tree.children ?? [])
      .filter(({ type }) => type === 'list')
      .flatMap(labelledLines)
      .map((line) =>
        finding(
          page,
          line,
          'a type or default is written by hand → remove the line, because it is generated from the data of the package',
        ),
      ),
  );
}
