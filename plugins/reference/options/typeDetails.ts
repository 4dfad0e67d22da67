import type { TreeNode } from '../../content/tree/nodes';
import { type NamedType, namedTypesIn, type TypeDefinitions, typeNames } from './shared/typeNames';

/** The component of the theme that shows named types. */
export const TYPES_ELEMENT = 'NamedTypes';

function definitions(types: readonly NamedType[], shownTypes: Set<string>): string[] {
  return types.flatMap(({ name, text, inner }) => {
    const isNew = !shownTypes.has(name);
    shownTypes.add(name);
    return [...(isNew ? [`type ${name} = ${text};`] : []), ...definitions(inner, shownTypes)];
  });
}

/** The source of the types of a page. */
export interface TypesOfPage {
  version: string;
  types: TypeDefinitions;
  /** The types that the Markdown of the page already contains. Those of each option are added. */
  shownTypes: Set<string>;
}

/**
 * Returns the expandable definitions of the types that an option's type mentions, with nested ones. The
 * Markdown of a page contains every type once.
 */
export function typeDetails(
  type: string,
  behind: TreeNode,
  { version, types, shownTypes }: TypesOfPage,
): TreeNode[] {
  const found = namedTypesIn(typeNames(type), types);
  if (found.length === 0) return [];
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const lines = definitions(found, shownTypes);
  const source = lines.length > 0 ? `\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`` : '';
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });
  return [
    {
      type: 'mdxJsxFlowElement',
      name: TYPES_ELEMENT,
      attributes: [
        attribute('version', version),
        attribute('names', found.map(({ name }) => name).join(' ')),
      ],
      children: [],
      ...(end && { position: { start: end, end } }),
      data: { source },
    },
  ];
}
