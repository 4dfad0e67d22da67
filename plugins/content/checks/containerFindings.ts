import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import { CONTAINERS } from '../tree/components';
import { CODE_GROUP, containerBegin } from '../tree/containerMarks';
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

/** Matches the opening line of a container whose title has the brackets of Docusaurus: `:::note[A title]`. */
const BRACKETED_TITLE = /^:::[ \t]*([\w-]+)[ \t]*\[([^\n[\]]+)\][ \t]*$/;

/** Reports a title in brackets, which readers would see. */
function titleFindings(item: BlockOrContainer, source: string, file: string): Finding[] {
  if (!isContainer(item) || item.kind === CODE_GROUP) return [];
  const line = source.slice(item.start).split('\n', 1)[0] ?? '';
  const [whole, kind, title] = BRACKETED_TITLE.exec(line) ?? [];
  if (whole === undefined) return [];
  const write = `:::${kind} ${title}`;
  const message = `the title of :::${kind} is in brackets, which readers would see → write ${write}`;
  const fix = { find: whole.trimEnd(), write };
  return [{ check: 'containers', file, ...placeAt(source, item.start), message, fix }];
}

/** Returns the container kind in the first line of a block; `undefined` for other blocks. */
function kindOf(item: BlockOrContainer, source: string): string | undefined {
  if (isContainer(item)) return item.kind;
  const { node, start, end } = item;
  return node.type === 'paragraph' ? containerBegin(source.slice(start, end))?.kind : undefined;
}

const LONG_MARK = /^\s*(:{4,})\s*([\w-]+)/;
const MARK = /^\s*:{3,}\s*$/;

/** Returns the problem with a line of colons that neither opens nor closes a container. */
function markFault(text: string): string | undefined {
  const [, colons, kind] = LONG_MARK.exec(text) ?? [];
  if (colons) return `${colons}${kind} is not a callout → write :::${kind} with three colons`;
  return MARK.test(text)
    ? `${text.trim()} closes nothing → remove it, or add the line that opens the callout`
    : undefined;
}

/** Returns the problem with a container that begins in another one. */
function innerFault(inner: string, outer: string): string {
  return `:::${inner} is inside :::${outer}, which ends at the first ::: → write <Callout type="${inner}"> and </Callout> around the inner text, or close :::${outer} first`;
}

/** Reports lines of colons between blocks: in a container, those that would open another one. */
function markFindings(items: readonly BlockOrContainer[], source: string, file: string): Finding[] {
  const found: Finding[] = [];
  for (const item of items) {
    const outer = isContainer(item) ? item.kind : undefined;
    for (const { node, start, end } of isContainer(item) ? item.blocks : [item]) {
      if (node.type !== 'paragraph') continue;
      const text = source.slice(start, end);
      const inner = outer && containerBegin(text)?.kind;
      const message = inner ? innerFault(inner, outer) : markFault(text);
      if (message) found.push({ check: 'containers', file, ...placeAt(source, start), message });
      // The closing lines that follow are a result of this.
      if (message && (inner || LONG_MARK.test(text))) return found;
    }
  }
  return found;
}

/**
 * Reports containers of an unknown kind, unclosed containers, containers in containers, and lines of colons that open or
 * close nothing. Readers would see them as text.
 */
export function containerFindings(
  tree: TreeNode,
  { source }: Pick<PageFile, 'source'>,
  file: string,
): Finding[] {
  function below({ children = [] }: TreeNode): Finding[] {
    const items = groupContainers(children, source);
    const found = items.flatMap((item) => {
      const inside = isContainer(item) ? item.blocks.map(({ node }) => node) : [item.node];
      const kind = kindOf(item, source);
      const message = kind && fault(kind, isContainer(item));
      if (!message) return [...titleFindings(item, source, file), ...inside.flatMap(below)];
      const place = placeAt(source, item.start);
      const meant = CONTAINERS.includes(kind) ? undefined : onlyNear(kind, CONTAINERS);
      const fix = meant ? { find: `:::${kind}`, write: `:::${meant}` } : undefined;
      return [{ check: 'containers', file, ...place, message, fix }, ...inside.flatMap(below)];
    });
    // An unclosed container also leaves lines behind.
    return found.length > 0 ? found : markFindings(items, source, file);
  }
  return below(tree);
}
