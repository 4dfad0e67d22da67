import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { TEXT_MARK } from '../first-load/shared';

/** Elements that the theme renders as they are. */
export const PLAIN = [
  'blockquote',
  'br',
  'code',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'hr',
  'kbd',
  'li',
  'ol',
  'p',
  'samp',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
  'wbr',
];

/** Elements that contain text and links. The content between links is written as one string. */
const HOLDS_TEXT = ['dd', 'del', 'dt', 'em', 'li', 'p', 'strong', 'td', 'th'];

/** Inline elements. */
const INLINE = new Set(['br', 'code', 'del', 'em', 'kbd', 'span', 'strong', 'sub', 'sup', 'wbr']);

/** Headings that are in the outline of a page. */
const HEADINGS = new Set(['h2', 'h3', 'h4']);

/** The class of the link that Rspress adds to a heading. */
const HEADING_SIGN = 'rp-header-anchor';

/** Components that always render their children exactly once. */
const SHOWS_CHILDREN = new Set(['$$$callout$$$', 'Column', 'Columns', 'Steps']);

/**
 * The minimum size in bytes of a text that is removed from the code. Its element in the document
 * gets a mark.
 */
const LATE_FROM = 24;

/**
 * The minimum size of a text between links, which needs an additional element. Only long pages get
 * such elements.
 */
const LATE_BETWEEN_LINKS_FROM = 48;

/**
 * The minimum size in bytes of the Markdown of a long page. Only such pages need this optimization
 * to stay within 125 kB of code.
 */
const LONG_PAGE = 20_000;

type Content = RootContent | ElementContent;

/** Creates the syntax tree of an object with an HTML string, as MDX requires for the value of an attribute. */
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

/** Options of `rehypeStatic`. */
export interface StaticSettings {
  /** Elements to leave alone, because components of the site replace them. */
  dynamic?: readonly string[];
  /**
   * Whether to mark elements whose text the browser can read from the document of the page, so that
   * the code does not need it. These elements are always rendered exactly once, in the order of the
   * page.
   */
  marksTexts?: boolean;
}

/** Returns an element whose content is a single HTML string. */
function frozen(
  { tagName, properties = {}, children, position }: Element,
  isMarked: boolean,
  isOwn = false,
): ElementContent {
  const className = Array.isArray(properties.className) ? properties.className.join(' ') : '';
  const html = toHtml({ type: 'root', children });
  return {
    type: 'mdxJsxTextElement',
    name: tagName,
    position,
    children: [],
    ...(isOwn && { data: { _mdxExplicitJsx: true } }),
    attributes: [
      ...(className === '' ? [] : [attribute('className', className)]),
      ...(isMarked ? [attribute(TEXT_MARK, '')] : []),
      attribute('dangerouslySetInnerHTML', htmlValue(html)),
    ],
  } as unknown as ElementContent;
}

const isElement = (node: Content): node is Element => node.type === 'element';

/**
 * Whether an element is a link with a complete address, which plugins write in large numbers. Other
 * links are components.
 */
const isWrittenLink = ({ tagName, properties }: Element) =>
  tagName === 'a' && properties?.dataWritten !== undefined;

const sizeOf = (children: ElementContent[]) =>
  Buffer.byteLength(toHtml({ type: 'root', children }));

/**
 * Converts static content to HTML strings: the text of paragraphs, lists and tables without links,
 * the text between links, and the tokens of code. This makes the code of a page smaller and faster
 * to compile, render and hydrate.
 */
export function rehypeStatic({ dynamic = [], marksTexts = false }: StaticSettings = {}) {
  const plain = new Set(PLAIN.filter((name) => !dynamic.includes(name)));
  const holdsText = new Set(HOLDS_TEXT.filter((name) => plain.has(name)));

  function isStatic(node: Content): boolean {
    if (node.type === 'text' || node.type === 'comment') return true;
    if (!isElement(node) || !node.children.every(isStatic)) return false;
    return plain.has(node.tagName) || isWrittenLink(node);
  }

  // Elements of plugins may lack `properties`.
  function canFreeze(node: Element, isMarked: boolean): boolean {
    if (!isStatic(node)) return false;
    const hasOnlyClass = Object.keys(node.properties ?? {}).every((name) => name === 'className');
    if (!hasOnlyClass) return false;
    return node.children.some(isElement) || (isMarked && sizeOf(node.children) >= LATE_FROM);
  }

  /** Whether the children of a node are always rendered exactly once, provided that the node itself is. */
  function showsChildren(node: Content): boolean {
    if (isElement(node)) return !dynamic.includes(node.tagName);
    // The highlighter wraps a code block in another root.
    if ((node.type as string) === 'root') return true;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
    const { name } = node as { name: string | null };
    return name === null || SHOWS_CHILDREN.has(name) || /^[a-z]\w*$/.test(name);
  }

  function isInline(node: Content): boolean {
    return (
      isStatic(node) &&
      (!isElement(node) || (INLINE.has(node.tagName) && node.children.every(isInline)))
    );
  }

  /** Wraps the content between the links of an element. */
  function gather(parent: Element): void {
    const gathered: ElementContent[] = [];
    let run: ElementContent[] = [];
    const endRun = () => {
      const isText =
        run.some(({ type }) => type === 'text') && sizeOf(run) >= LATE_BETWEEN_LINKS_FROM;
      const span: Element = { type: 'element', tagName: 'span', properties: {}, children: run };
      gathered.push(...(isText ? [frozen(span, true, true)] : run));
      run = [];
    };
    for (const node of parent.children) {
      // Some styles depend on an element being the first child.
      const begins = gathered.length + run.length === 0 && isElement(node);
      if (isInline(node) && !begins) run.push(node);
      else {
        endRun();
        gathered.push(node);
      }
    }
    endRun();
    parent.children = gathered;
  }

  /** Marks a heading that consists of its anchor and text with line break opportunities. */
  function markHeading(heading: Element): void {
    const [anchor, ...parts] = heading.children;
    const isBare = Object.keys(heading.properties).every((name) => /^(id|className)$/.test(name));
    const hasAnchor = anchor?.type === 'element' && anchor.properties?.class === HEADING_SIGN;
    const isPlain = parts.every((part, at) =>
      at % 2 === 0 ? part.type === 'text' : isElement(part) && part.tagName === 'wbr',
    );
    if (isBare && hasAnchor && isPlain && parts.length % 2 === 1)
      heading.properties[TEXT_MARK] = '';
  }

  function visit(parent: { children: Content[] }, isMarked: boolean, isLong: boolean): void {
    parent.children = parent.children.map((node) => {
      if (isElement(node) && canFreeze(node, isMarked)) return frozen(node, isMarked);
      if (!('children' in node)) return node;
      const isInnerMarked = isMarked && showsChildren(node);
      if (isInnerMarked && isElement(node)) {
        if (isLong && holdsText.has(node.tagName)) gather(node);
        if (HEADINGS.has(node.tagName)) markHeading(node);
      }
      visit(node as { children: Content[] }, isInnerMarked, isLong);
      return node;
    });
  }

  return (tree: Root, { value }: { value: unknown }) =>
    visit(tree, marksTexts, Buffer.byteLength(String(value)) >= LONG_PAGE);
}
