import { type HtmlNode, withBreaks } from './rehypeNameHeadings';

/** The length of a name that may not fit on a line of a phone, in characters. */
const LONG_NAME = 20;

const NAME = /^[\w$.[\]:<>@/-]+$/;

function breakName(code: HtmlNode): void {
  const [text, ...others] = code.children ?? [];
  const name = text?.value ?? '';
  if (text?.type !== 'text' || others.length > 0) return;
  if (name.length >= LONG_NAME && NAME.test(name)) code.children = withBreaks(name);
}

/** Lets long names in inline code break after dots and before capital letters, instead of within a word. */
export function rehypeLongNames() {
  const visit = (node: HtmlNode) => {
    if (node.tagName === 'pre') return;
    if (node.tagName === 'code') breakName(node);
    else node.children?.forEach(visit);
  };
  return visit;
}
