import type { TranslatedPage } from '../../../../content/site/byLanguage';
import { lineOf, type TreeNode } from '../../../../content/tree/nodes';
import type { Finding } from '../../../../support/finding';
import { parsePage } from '../../parsePage';

/** Fewer words than that may be the same in two languages: names, commands, a title. */
const MIN_WORDS = 5;
const WORD = /\p{L}{2,}/gu;
/** As much of a text as shows which one is meant. */
const SHOWN = 50;

/** What is the same in every language. */
const SAME_EVERYWHERE = new Set(['inlineCode', 'code', 'link', 'image', 'mdxTextExpression']);

interface Prose {
  text: string;
  line: number;
}

function wordsOf(node: TreeNode): string {
  if (SAME_EVERYWHERE.has(node.type)) return ' ';
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

/** The paragraphs and cells of a page that a translator would write anew. */
function proseOf(tree: TreeNode): Prose[] {
  if (tree.type !== 'paragraph' && tree.type !== 'tableCell') {
    return (tree.children ?? []).flatMap(proseOf);
  }
  const text = wordsOf(tree).replace(/\s+/g, ' ').trim();
  return (text.match(WORD) ?? []).length < MIN_WORDS ? [] : [{ text, line: lineOf(tree) }];
}

const proseOfPage = (page: TranslatedPage['page']) => proseOf(parsePage(page).tree);
const base = (lang: string) => lang.split('-')[0];

/** Pages that have texts of their source, word for word: somebody has copied them to translate them later. */
export function copiedTexts(translations: readonly TranslatedPage[]): Finding[] {
  return translations.flatMap(({ page, source }): Finding[] => {
    // British and American English have the same sentences.
    if (!source || base(page.lang) === base(source.lang)) return [];
    const lines = new Map(proseOfPage(source).map(({ text, line }) => [text, line]));
    const copied = proseOfPage(page).filter(({ text }) => lines.has(text));
    const [first] = copied;
    if (!first) return [];
    const shown = first.text.length > SHOWN ? `${first.text.slice(0, SHOWN)}…` : first.text;
    const which = copied.length === 1 ? 'this text is' : `${copied.length} texts on the page are`;
    const message = `${which} the same as in ${source.file}:${lines.get(first.text)}: "${shown}" → translate it, or remove the page so that readers see the one in ${source.lang}`;
    return [{ check: 'languages', file: page.file, line: first.line, message }];
  });
}
