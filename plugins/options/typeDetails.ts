import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { innerHtml } from '../content/tree/innerHtml';
import type { TreeNode } from '../content/tree/nodes';
import { typeNames } from './typeNames';

/** What the names of types stand for, in TypeScript. */
export type TypeDefinitions = Readonly<Record<string, string>>;

/** So many types are opened inside of each other; those below are told by their names. */
const DEEPEST = 3;

/** The named types of a text, with those that they mention: each once. */
interface NamedType {
  name: string;
  text: string;
  inner: readonly NamedType[];
}

function namedTypes(
  text: string,
  types: TypeDefinitions,
  told: Set<string>,
  depth = 1,
): NamedType[] {
  const names = typeNames(text).filter((name) => types[name] !== undefined && !told.has(name));
  for (const name of names) told.add(name);
  return names.map((name) => {
    const definition = types[name] ?? '';
    const inner = depth < DEEPEST ? namedTypes(definition, types, told, depth + 1) : [];
    return { name, text: definition, inner };
  });
}

function element(tagName: string, className: string, children: ElementContent[]): Element {
  const properties = className === '' ? {} : { className: [className] };
  return { type: 'element', tagName, properties, children };
}

const code = (value: string) => element('code', '', [{ type: 'text', value }]);

function disclosure({ name, text, inner }: NamedType): Element {
  return element('details', '', [
    element('summary', '', [code(name)]),
    element('pre', '', [code(text)]),
    ...(inner.length > 0 ? [element('div', '', inner.map(disclosure))] : []),
  ]);
}

function definitions(types: readonly NamedType[], told: Set<string>): string[] {
  return types.flatMap(({ name, text, inner }) => {
    const isNew = !told.has(name);
    told.add(name);
    return [...(isNew ? [`type ${name} = ${text};`] : []), ...definitions(inner, told)];
  });
}

/**
 * What readers open below the type of an option: the types that it names, with those inside of them.
 * The Markdown of a page has every type once.
 *
 * @param told the types that the Markdown of the page has already; gets those of this one
 */
export function typeDetails(
  type: string,
  types: TypeDefinitions,
  behind: TreeNode,
  told: Set<string>,
): TreeNode[] {
  const found = namedTypes(type, types, new Set());
  if (found.length === 0) return [];
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const lines = definitions(found, told);
  const source = lines.length > 0 ? `\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`` : '';
  const html = toHtml({ type: 'root', children: found.map(disclosure) });
  return [
    {
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'className', value: 'lt-types' },
        innerHtml(html),
      ],
      children: [],
      ...(end && { position: { start: end, end } }),
      data: { source },
    },
  ];
}
