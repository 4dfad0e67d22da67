import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import { CONTAINERS } from '../tree/components';
import { containerBegin } from '../tree/containerMarks';
import { type BlockOrContainer, groupContainers, isContainer } from '../tree/containers';
import type { TreeNode } from '../tree/nodes';

/** Returns the problem with the opening line of a container; `undefined` if there is none. */
function fault(kind: string, isClosed: boolean): string | undefined {
  if (!CONTAINERS.includes(kind)) {
    const nearest = nearestName(kind, CONTAINERS);
    const remedy = nearest ? `write :::${nearest}` : `write one of ${CONTAINERS.join(', ')}`;
    return `unknown container :::${kind} → ${remedy}`;
  }
  return isClosed ? undefined : `:::${kind} is not closed → add a line with ::: after its text`;
}

/** Returns the container kind in the first line of a block; `undefined` for other blocks. */
function kindOf(item: BlockOrContainer, source: string): string | undefined {
  if (isContainer(item)) return item.kind;
  const { node, start, end } = item;
  return node.type === 'paragraph' ? containerBegin(source.slice(start, end))?.kind : undefined;
}

/** Reports containers of an unknown kind and unclosed containers, which readers would see as text. */
export function containerFindings(
  tree: TreeNode,
  { source }: Pick<PageFile, 'source'>,
  file: string,
): Finding[] {
  function below({ children = [] }: TreeNode): Finding[] {
    return groupContainers(children, source).flatMap((item) => {
      const inside = isContainer(item) ? item.blocks.map(({ node }) => node) : [item.node];
      const kind = kindOf(item, source);
      const message = kind && fault(kind, isContainer(item));
      if (!message) return inside.flatMap(below);
      const place = placeAt(source, item.start);
      const meant = CONTAINERS.includes(kind) ? undefined : onlyNear(kind, CONTAINERS);
      const fix = meant ? { find: `:::${kind}`, write: `:::${meant}` } : undefined;
      return [{ check: 'containers', file, ...place, message, fix }, ...inside.flatMap(below)];
    });
  }
  return below(tree);
}
