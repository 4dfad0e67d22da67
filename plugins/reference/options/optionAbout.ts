import type { TreeNode } from '../../content/tree/nodes';
import { codeSpan } from './shared/codeSpan';

/** The longest text about an option that a list shows, in letters. */
const MAX_ABOUT = 220;

/** Where a sentence ends: not within `e.g.` or `1.2`. */
const SENTENCE_END = /[。！？]|(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s|$)/;

/** Pieces of a paragraph in their order; a sentence does not end within code. */
function pieces({ type, value = '', children }: TreeNode): { text: string; isCode: boolean }[] {
  if (type === 'inlineCode') return [{ text: codeSpan(value), isCode: true }];
  if (type === 'text') return [{ text: value.replace(/\s+/g, ' '), isCode: false }];
  return (children ?? []).flatMap(pieces);
}

/** The first sentence of a paragraph as Markdown with nothing but code in it. */
export function firstSentence(paragraph: TreeNode): string {
  let sentence = '';
  for (const { text, isCode } of pieces(paragraph)) {
    const end = isCode ? undefined : SENTENCE_END.exec(text);
    if (end) return sentence + text.slice(0, end.index + 1);
    // Too long to be read in a list: it ends at a word, and never within code.
    if (sentence.length + text.length > MAX_ABOUT) {
      const room = isCode ? '' : text.slice(0, MAX_ABOUT - sentence.length);
      return `${(sentence + room).replace(/[\s,，、]*\S*$/, '')}…`;
    }
    sentence += text;
  }
  return sentence.replace(/[:：]$/, '').trim();
}

/** What the text straight below a heading says first; nothing where it does not begin with prose. */
export function aboutBelow(heading: TreeNode, siblings: readonly TreeNode[]): string | undefined {
  const next = siblings[siblings.indexOf(heading) + 1];
  const about = next?.type === 'paragraph' ? firstSentence(next).trim() : '';
  return about || undefined;
}
