import type { TreeNode } from '../../content/tree/nodes';
import { boundNames, type CodeNode, isCode } from '../../support/codeNodes';

/** A component on a page: `Card`, or `Tabs.List`. */
export interface UsedComponent {
  name: string;
  /** The offset of its tag in the text of the page. */
  offset: number;
}

/** The components that a page uses, and the names that its own code declares. */
export interface PageNames {
  used: UsedComponent[];
  declared: Set<string>;
}

/** The names that MDX passes to the code of every page. */
const MDX_NAMES = ['props'];

/** Whether a name is an element and not a component: `p`, `my-element`, `svg:rect`. */
const isElement = (name: string) =>
  !name.includes('.') && (/^[a-z]/.test(name) || /[^\p{ID_Continue}$]/u.test(name));

/** Returns the name of a tag: `Tabs.List` for nested member expressions. */
function tagName({ type, name, object, property }: CodeNode): string {
  if (type === 'JSXIdentifier') return String(name);
  if (type !== 'JSXMemberExpression' || !isCode(object) || !isCode(property)) return '';
  return `${tagName(object)}.${tagName(property)}`;
}

/** Returns the names that a node declares itself, without those in nested nodes. */
function declaredBy({ type, id, local, params, param }: CodeNode): string[] {
  switch (type) {
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return boundNames(local);
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return boundNames(id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [id, params].flat().flatMap(boundNames);
    case 'CatchClause':
      return boundNames(param);
    default:
      return [];
  }
}

/**
 * Collects the components that a page uses, and the names that its code declares. A declared name counts as
 * available on the whole page.
 */
export function pageNames(tree: TreeNode): PageNames {
  const used: UsedComponent[] = [];
  const declared = new Set(MDX_NAMES);
  const use = (name: string, offset: number) => {
    if (name !== '' && !isElement(name)) used.push({ name, offset });
  };

  function readCode(value: unknown): void {
    if (Array.isArray(value)) value.forEach(readCode);
    if (!isCode(value)) return;
    for (const name of declaredBy(value)) declared.add(name);
    if (value.type === 'JSXOpeningElement' && isCode(value.name)) {
      use(tagName(value.name), value.start ?? 0);
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'comments') readCode(child);
  }

  function read(node: TreeNode): void {
    if (node.type.startsWith('mdxJsx') && node.name)
      use(node.name, node.position?.start.offset ?? 0);
    readCode(node.data?.estree);
    for (const attribute of node.attributes ?? []) {
      const { value, data } = attribute as typeof attribute & { data?: { estree?: unknown } };
      readCode(data?.estree);
      if (typeof value === 'object') readCode(value?.data?.estree);
    }
    node.children?.forEach(read);
  }
  read(tree);
  return { used: used.sort((a, b) => a.offset - b.offset), declared };
}
