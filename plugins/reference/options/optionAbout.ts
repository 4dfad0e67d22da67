import type { TreeNode } from '../../content/tree/nodes';
import { codeSpan } from './shared/codeSpan';

/** The maximum number of characters of a description in a list. */
const MAX_ABOUT = 220;

/** Matches the end of a sentence, but not the dots of `e.g.` or `1.2`. */
const SENTENCE_END = /[。！？]|(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s|$)/;

/** Splits a paragraph into code and text. Sentences do not end inside code. */
function pieces({ type, value = '', children }: TreeNode): { text: string; isCode: boolean }[] {
  if (type === 'inlineCode') return [{ text: codeSpan(value), isCode: true }];
  if (type === 'text') return [{ text: value.replace(/\s+/g, ' '), isCode: false }];
  return (children ?? []).flatMap(pieces);
}

/** Returns the first sentence of a paragraph as Markdown that contains only text and code. */
export function firstSentence(paragraph: TreeNode): string {
  let sentence = '';
  for (const { text, isCode } of pieces(paragraph)) {
    const end = isCode ? undefined : SENTENCE_END.exec(text);
    if (end) return sentence + text.slice(0, end.index + 1);
    // Truncates a long sentence at a word, never inside code.
    if (sentence.length + text.length > MAX_ABOUT) {
      const room = isCode ? '' : text.slice(0, MAX_ABOUT - sentence.length);
      return `${(sentence + room).replace(/[\s,，、]*\S*$/, '')}…`;
    }
    sentence += text;
  }
  return sentence.replace(/[:：]$/, '').trim();
}

/** Returns the first sentence below a heading, or `undefined` if the section does not start with prose. */
export function aboutBelow(heading: TreeNode, siblings: readonly TreeNode[]): string | undefined {
  const next = siblings[siblings.indexOf(heading) + 1];
  const about = next?.type === 'paragraph' ? firstSentence(next).trim() : '';
  return about || undefined;
}
