import type { TreeNode } from '../../content/tree/nodes';

/** A component on a page: `Card`, or `Tabs.List`. */
export interface UsedComponent {
  name: string;
  /** Where its tag begins in the text of the page. */
  offset: number;
}

/** The components of a page, and the names that its own code declares. */
export interface PageNames {
  used: UsedComponent[];
  declared: Set<string>;
}

/** A node of the code in a page, as ESTree describes it. */
interface CodeNode {
  type: string;
  start?: number;
  [key: string]: unknown;
}

const isCode = (value: unknown): value is CodeNode =>
  typeof value === 'object' && value !== null && typeof (value as CodeNode).type === 'string';

/** MDX gives them to the code of every page. */
const ALWAYS = ['props'];

/** Not a component: an element of HTML, `my-element`, `svg:rect`. */
const isElement = (name: string) =>
  !name.includes('.') && (/^[a-z]/.test(name) || /[^\p{ID_Continue}$]/u.test(name));

/** `Tabs.List` as its parts are nested in the code. */
function tagName({ type, name, object, property }: CodeNode): string {
  if (type === 'JSXIdentifier') return String(name);
  if (type !== 'JSXMemberExpression' || !isCode(object) || !isCode(property)) return '';
  return `${tagName(object)}.${tagName(property)}`;
}

/** The names in `{ a, b: [c = 1] }`. */
function boundNames(pattern: unknown): string[] {
  if (!isCode(pattern)) return [];
  const { type, name, properties, elements, value, left, argument } = pattern;
  if (type === 'Identifier') return [String(name)];
  return [properties, elements, value, left, argument].flat().flatMap(boundNames);
}

/** The names that a node of code declares, not those in it. */
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
 * Reads off the tree of a page which components it uses and which names its code declares. A name that is
 * declared anywhere on the page counts as declared everywhere.
 */
export function pageNames(tree: TreeNode): PageNames {
  const used: UsedComponent[] = [];
  const declared = new Set(ALWAYS);
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
