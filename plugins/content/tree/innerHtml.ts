import type { JsxAttribute } from './nodes';

/** The attribute of an element whose content is a string of HTML, as MDX wants it. */
export function innerHtml(html: string): JsxAttribute {
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
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } } as never,
  };
}
