import type { TreeNode } from '../../../content/tree/nodes';
import { parsePage } from '../../../maintenance/docs-check/parsePage';
import type { Finding } from '../../../support/finding';
import { finding, type OptionPage } from './pageOptions';

const LABEL = /^(?:Type|Default|类型|默认值)[:：]?$/;

function textOf({ value = '', children }: TreeNode): string {
  return children ? children.map(textOf).join('') : value;
}

/** The lines of a list whose items begin like those that are added: `- **Type:**`. */
function labelledLines(list: TreeNode): number[] {
  return (list.children ?? []).flatMap(({ children, position }) => {
    const [strong] = children?.[0]?.children ?? [];
    const isLabelled = strong?.type === 'strong' && LABEL.test(textOf(strong));
    return isLabelled ? [position?.start.line ?? 1] : [];
  });
}

/** Types and defaults that are typed by hand, on pages that document options. */
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
