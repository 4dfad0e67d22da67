import { breakableParts, LONG_WORD } from '../../../theme/components/Outline/breakableParts';
import type { HtmlNode } from './rehypeNameHeadings';

/** Matches the ends of the parts of a path. */
const PATH_BREAK = /(?<=\w\/)(?=\w)/;

/** Splits a text at the places where its long words can break. */
function textParts(text: string): string[] {
  const broken = text.replace(LONG_WORD, (word) =>
    breakableParts(word)
      .flatMap((part) => part.split(PATH_BREAK))
      .join('\0'),
  );
  return broken.split('\0');
}

function withBreaks(text: HtmlNode): HtmlNode[] {
  const [first = '', ...others] = textParts(text.value ?? '');
  const after = others.flatMap((value): HtmlNode[] => [
    { type: 'element', tagName: 'wbr', children: [] },
    { type: 'text', value },
  ]);
  return [{ ...text, value: first }, ...after];
}

/**
 * Lets long names and paths break after dots and slashes and before capital letters, instead of within a
 * word: `LightningCssMinimizerRspackPlugin`. Blocks of code and the content of components stay as they are.
 */
export function rehypeLongNames() {
  const visit = (node: HtmlNode) => {
    if (node.tagName === 'pre' || !node.children) return;
    if (node.type !== 'root' && node.type !== 'element') return;
    for (const child of node.children) visit(child);
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? withBreaks(child) : [child],
    );
  };
  return visit;
}
