import path from 'node:path';
import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import { importedFiles } from '../tree/mdxParts';
import { startOf, type TreeNode } from '../tree/nodes';

/** An import of `Steps` from the theme. Pages can also have their own component with that name. */
const STEPS_IMPORT =
  /import\s*\{[^}]*\bSteps\b[^}]*\}\s*from\s*['"](?:@theme|@rspress\/core\/theme|lectern\/theme)['"]/;

const NAME = 'Steps';

/** The types of child nodes that render nothing themselves. */
const UNSEEN = new Set(['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']);

function importsSteps({ children = [] }: TreeNode): boolean {
  return children.some(({ type, value = '' }) => type === 'mdxjsEsm' && STEPS_IMPORT.test(value));
}

/** Returns whether the steps are headings, which is the syntax of Rspress's own theme. */
function hasHeadings(blocks: readonly TreeNode[]): boolean {
  return blocks[0]?.type === 'heading';
}

/** Returns the problem with a `<Steps>` element and its position; `undefined` if there is none. */
function fault(element: TreeNode): { at: TreeNode; message: string } | undefined {
  const blocks = (element.children ?? []).filter(({ type }) => !UNSEEN.has(type));
  if (hasHeadings(blocks)) return undefined;
  const list = blocks.find(({ type, ordered }) => type === 'list' && ordered);
  if (list) {
    const beside = blocks.find((block) => block !== list);
    const message =
      'this is outside the list of <Steps> → indent it like the text of the step that it belongs to, or move it out of <Steps>';
    return beside && { at: beside, message };
  }
  const bullets = blocks.find(({ type }) => type === 'list');
  if (bullets)
    return {
      at: bullets,
      message: 'the list of <Steps> has no numbers → write 1. instead of the bullets',
    };
  const message =
    '<Steps> has no ordered list → write the steps as 1. and 2., with an empty line before and after the list';
  return { at: element, message };
}

/** Reports wrong uses of `<Steps>`: without an ordered list, or with content outside the list. */
export function stepsFindings(
  tree: TreeNode,
  { source, file: page }: Pick<PageFile, 'source' | 'file'>,
  file: string,
): Finding[] {
  if (!source.includes(`<${NAME}`) || !importsSteps(tree)) return [];
  const files = importedFiles(tree, path.dirname(page));

  function below(node: TreeNode): Finding[] {
    const inside = (node.children ?? []).flatMap(below);
    const isIncluded = node.children?.some(({ name }) => files.has(name ?? ''));
    if (node.name !== NAME || isIncluded) return inside;
    const found = fault(node);
    if (!found) return inside;
    const place = placeAt(source, startOf(found.at));
    return [{ check: 'steps', file, ...place, message: found.message }, ...inside];
  }
  return below(tree);
}
