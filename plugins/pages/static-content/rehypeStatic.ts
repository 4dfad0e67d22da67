import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Elements that the theme shows as they are written. */
const PLAIN = [
  'blockquote',
  'br',
  'code',
  'dd',
  'del',
  'dl',
  'dt',
  'em',
  'hr',
  'kbd',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'sub',
  'sup',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
];

type Content = RootContent | ElementContent;

/** A program that is one string, as MDX wants the value of an attribute. */
function htmlValue(html: string) {
  const property = {
    type: 'Property',
    key: { type: 'Identifier', name: '__html' },
    value: { type: 'Literal', value: html },
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  };
  const expression = { type: 'ObjectExpression', properties: [property] };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression }],
      },
    },
  };
}

function attribute(name: string, value: unknown) {
  return { type: 'mdxJsxAttribute', name, value };
}

/** The element with its content as one string of HTML. */
function frozen({ tagName, properties, children, position }: Element): ElementContent {
  const className = Array.isArray(properties.className) ? properties.className.join(' ') : '';
  const html = toHtml({ type: 'root', children });
  return {
    type: 'mdxJsxTextElement',
    name: tagName,
    position,
    children: [],
    attributes: [
      ...(className === '' ? [] : [attribute('className', className)]),
      attribute('dangerouslySetInnerHTML', htmlValue(html)),
    ],
  } as unknown as ElementContent;
}

/**
 * Writes what never changes as strings of HTML: the text of paragraphs, lists and tables without
 * links, and the tokens of code. A page's code is smaller for it, and faster to compile, to render
 * and to hydrate.
 *
 * @param dynamic elements to leave alone, because components of the site take their place
 */
export function rehypeStatic({ dynamic = [] }: { dynamic?: readonly string[] } = {}) {
  const plain = new Set(PLAIN.filter((name) => !dynamic.includes(name)));

  function isStatic(node: Content): boolean {
    if (node.type === 'text' || node.type === 'comment') return true;
    return node.type === 'element' && plain.has(node.tagName) && node.children.every(isStatic);
  }

  function canFreeze(node: Content): node is Element {
    if (node.type !== 'element' || !isStatic(node)) return false;
    const hasOnlyClass = Object.keys(node.properties).every((name) => name === 'className');
    return hasOnlyClass && node.children.some(({ type }) => type === 'element');
  }

  function visit(parent: { children: Content[] }): void {
    parent.children = parent.children.map((node) => {
      if (canFreeze(node)) return frozen(node);
      if ('children' in node) visit(node as { children: Content[] });
      return node;
    });
  }

  return (tree: Root) => visit(tree);
}
