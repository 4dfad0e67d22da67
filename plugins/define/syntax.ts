import type { Pluggable, Processor } from 'unified';
import type { Syntax, SyntaxExtensions } from './treeTypes';

const isExtensions = (syntax: Syntax): syntax is SyntaxExtensions =>
  typeof syntax === 'object' && 'micromark' in syntax;

/** A unified plugin that extends the syntax. */
export function syntaxPlugin(syntax: Syntax): Pluggable {
  if (!isExtensions(syntax)) return syntax;
  return function addExtensions(this: Processor) {
    const data = this.data();
    const { micromark, fromMarkdown, toMarkdown = [] } = syntax;
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromark];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdown];
    data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), ...toMarkdown];
  };
}

/** Serializes a value, so that different values have different texts. Functions are represented by their source. */
export function textOfValue(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'function' || one instanceof RegExp) return String(one);
    return one;
  });
}
