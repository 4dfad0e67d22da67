import type { TreeAddition } from '../../content/tree/additions';
import { textNodes } from '../../content/tree/textNodes';
import { ownFile } from '../../support/ownFile';

const COMPONENT = 'MovedSections';

/**
 * Adds the component that follows old anchors to a page with moved sections. It shows nothing, and pages without
 * moved sections do not load it.
 */
export const addMovedSections: TreeAddition = (tree, { frontmatter }) => {
  if (frontmatter.movedSections === undefined) return tree;
  const { children = [] } = tree;
  const last = children.at(-1) ?? tree;
  const file = ownFile(import.meta.url, `../../../theme/components/${COMPONENT}/${COMPONENT}`);
  const end = last.position?.end as { offset: number; line: number; column: number } | undefined;
  const element = {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [],
    children: [],
    ...(end && { position: { start: end, end } }),
    data: { source: '' },
  };
  const imports = textNodes(`import { ${COMPONENT} } from ${JSON.stringify(file)};`, last);
  return { ...tree, children: [...children, ...imports, element] };
};
