import type { JsxAttribute, TreeNode } from '../content/tree/nodes';

/** An attribute with its value, or without one. */
type Attribute = [name: string, value: string | true];

/** An HTML element: its name, its attributes and its content. */
interface HtmlElement {
  tag: string;
  attributes: Attribute[];
  inside: string;
}

const NAME = '[A-Za-z][\\w-]*';
const ATTRIBUTE = `\\s+([^\\s"'<>/=]+)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+)))?`;
const TAG = new RegExp(
  `<!--[\\s\\S]*?-->|<(/?)(${NAME})((?:${ATTRIBUTE.replace(/\((?!\?)/g, '(?:')})*)\\s*(/?)>`,
  'g',
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Attributes that have a different name in React. */
const PROPERTIES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  for: 'htmlFor',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** The HTML of a plugin is invalid. */
export class HtmlFault extends Error {}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, number, hex, name) => {
    if (number) return String.fromCodePoint(Number(number));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    const character = CHARACTERS[name];
    if (character !== undefined) return character;
    throw new HtmlFault(`contains ${whole} → write the character itself`);
  });
}

const attributesOf = (text: string): HtmlElement['attributes'] =>
  [...text.matchAll(new RegExp(ATTRIBUTE, 'g'))].map(([, name = '', one, other, bare]) => [
    name,
    [one, other, bare].every((value) => value === undefined) || decoded(one ?? other ?? bare ?? ''),
  ]);

/** The top-level texts and elements of HTML. */
function partsOf(html: string): (string | HtmlElement)[] {
  const parts: (string | HtmlElement)[] = [];
  const open: { tag: string; attributes: string; from: number }[] = [];
  let at = 0;
  for (const found of html.matchAll(TAG)) {
    const [whole, slash, tag = '', attributes = '', selfClosing] = found;
    const { index } = found;
    const end = index + whole.length;
    if (open.length === 0) {
      if (index > at) parts.push(html.slice(at, index));
      at = end;
    }
    if (tag === '') continue;
    if (slash) {
      const last = open.pop();
      if (last?.tag !== tag) {
        throw new HtmlFault(`has </${tag}> without <${tag}> → close every element that is opened`);
      }
      if (open.length > 0) continue;
      const inside = html.slice(last.from, index);
      parts.push({ tag, attributes: attributesOf(last.attributes), inside });
      at = end;
    } else if (selfClosing || VOID.has(tag.toLowerCase())) {
      if (open.length > 0) continue;
      parts.push({ tag, attributes: attributesOf(attributes), inside: '' });
    } else open.push({ tag, attributes, from: end });
  }
  const [left] = open;
  if (left) throw new HtmlFault(`has <${left.tag}> without </${left.tag}> → close it`);
  if (at < html.length) parts.push(html.slice(at));
  return parts;
}

function expression(value: object): JsxAttribute['value'] {
  const body = [{ type: 'ExpressionStatement', expression: value }];
  const estree = { type: 'Program', sourceType: 'module', comments: [], body };
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } } as never;
}

function objectOf(entries: readonly (readonly [key: object, value: string])[]): object {
  const properties = entries.map(([key, value]) => ({
    type: 'Property',
    key,
    value: { type: 'Literal', value },
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  }));
  return { type: 'ObjectExpression', properties };
}

/** A style in React's format: `{ "marginTop": "1px" }`. */
function styleOf(text: string): object {
  const rules = text.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? [];
  return objectOf(
    rules.flatMap((rule) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(rule) ?? [];
      if (name === '') return [];
      const camel = name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, one) => one.toUpperCase());
      const key = name.startsWith('--') ? name : camel;
      return [[{ type: 'Literal', value: key }, value] as const];
    }),
  );
}

function attributeOf([name, value]: Attribute): JsxAttribute {
  const property = PROPERTIES[name] ?? name;
  if (value === true) return { type: 'mdxJsxAttribute', name: property, value: null };
  const isStyle = name === 'style';
  return {
    type: 'mdxJsxAttribute',
    name: property,
    value: isStyle ? expression(styleOf(value)) : value,
  };
}

/** An element whose content is a single string, so that React does not reconcile it. */
function frozen({ tag, attributes, inside }: HtmlElement): object {
  const html = objectOf([[{ type: 'Identifier', name: '__html' }, inside]]);
  const own = attributes.map(attributeOf);
  const content =
    inside === ''
      ? []
      : [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: expression(html) }];
  return { type: 'mdxJsxTextElement', name: tag, attributes: [...own, ...content], children: [] };
}

/**
 * Converts an HTML element to the replacement of a node.
 *
 * @throws {HtmlFault} if it is not exactly one element
 */
export function htmlData(
  html: string,
): Pick<NonNullable<TreeNode['data']>, 'hName' | 'hProperties' | 'hChildren'> {
  const [element, ...others] = partsOf(html.trim());
  if (typeof element !== 'object' || others.length > 0) {
    throw new HtmlFault('is not a single element → wrap everything in one, such as <span>…</span>');
  }
  const hChildren = partsOf(element.inside).map((part) =>
    typeof part === 'string' ? { type: 'text', value: decoded(part) } : frozen(part),
  );
  return {
    hName: element.tag,
    hProperties: Object.fromEntries(element.attributes),
    hChildren,
  };
}
