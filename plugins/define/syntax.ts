import type { Pluggable, Processor } from 'unified';
import type { Syntax, SyntaxExtensions } from './treeTypes';

const isExtensions = (syntax: Syntax): syntax is SyntaxExtensions =>
  typeof syntax === 'object' && 'micromark' in syntax;

/** What adds to the syntax, as a plugin of unified. */
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

/** A value as text that is another one for another value: functions by their source. */
export function textOfValue(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'function' || one instanceof RegExp) return String(one);
    return one;
  });
}
