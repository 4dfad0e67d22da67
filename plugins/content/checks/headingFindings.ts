import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import { endOf, startOf, type TreeNode } from '../tree/nodes';

/** The ID at the end of a heading, as the parser reads it: `\{#install}`. */
const ID = /\\?\{#([^}\n]*)\}[ \t]*#*[ \t]*$/;

/** Reports written IDs of headings that links cannot reach: those with spaces, and those that occur twice. */
export function headingFindings(
  tree: TreeNode,
  { source }: Pick<PageFile, 'source'>,
  file: string,
): Finding[] {
  const found: Finding[] = [];
  const lineOf = new Map<string, number>();
  const visit = (node: TreeNode) => {
    const start = startOf(node);
    const match = node.type === 'heading' ? ID.exec(source.slice(start, endOf(node))) : null;
    const [, id = ''] = match ?? [];
    if (match) {
      const place = placeAt(source, start + match.index);
      const first = lineOf.get(id);
      const message = /\s/.test(id)
        ? `the ID "${id}" contains spaces → write {#${id.trim().replace(/\s+/g, '-').toLowerCase()}}`
        : first &&
          `the ID "${id}" is also that of the heading in line ${first} → write another one`;
      if (message) found.push({ check: 'headings', file, ...place, message });
      if (!first) lineOf.set(id, place.line);
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}
