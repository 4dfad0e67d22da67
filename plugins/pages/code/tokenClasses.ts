import type { ShikiTransformer } from '@shikijs/types';
import type { Element, ElementContent, Properties } from 'hast';

/** The style of a token in Shiki's theme of CSS variables. */
const TOKEN_STYLE = /^color:var\(--shiki-(?:token-)?([a-z-]+)\)$/;

/** The color that tokens inherit. */
const INHERITED = 'foreground';

function tokenOf({ style }: Properties): string | undefined {
  return typeof style === 'string' ? TOKEN_STYLE.exec(style)?.[1] : undefined;
}

function withClasses(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = joinTexts(node.children.flatMap(withClasses));
  const token = tokenOf(node.properties);
  if (token === undefined) return [{ ...node, children }];
  const { style: _, ...properties } = node.properties;
  if (token === INHERITED && Object.keys(properties).length === 0) return children;
  const className = [...[properties.className ?? []].flat(), `lt-token-${token}`] as string[];
  return [{ ...node, properties: { ...properties, className }, children }];
}

function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { ...last, value: last.value + node.value };
    } else {
      joined.push(node);
    }
  }
  return joined;
}

/** The style of a block in that theme. The style sheet of blocks already has these colors. */
const BLOCK_STYLE = /^background-color:var\(--shiki-background\);color:var\(--shiki-foreground\)$/;

function withoutBlockStyle({ style, ...properties }: Properties): Properties {
  return BLOCK_STYLE.test(String(style)) || style === undefined
    ? properties
    : { ...properties, style };
}

/**
 * Gives tokens a class instead of a style, and unwraps tokens in the color of the block. This
 * results in fewer elements, and no styles that a strict policy would block. Blocks and tokens of
 * themes without CSS variables are left unchanged.
 */
export function tokenClasses(): ShikiTransformer {
  return {
    name: 'lectern:token-classes',
    enforce: 'post',
    pre(pre): Element {
      const properties = withoutBlockStyle(pre.properties);
      return { ...pre, properties, children: pre.children.flatMap(withClasses) };
    },
  };
}
