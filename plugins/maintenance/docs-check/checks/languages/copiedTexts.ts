import type { TranslatedPage } from '../../../../content/site/byLanguage';
import { lineOf, type TreeNode } from '../../../../content/tree/nodes';
import type { Finding } from '../../../../support/finding';
import { parsePage } from '../../parsePage';

/**
 * The minimum number of words of a reported text. Shorter ones may be names, commands or titles, which are
 * not translated.
 */
const MIN_WORDS = 5;
const WORD = /\p{L}{2,}/gu;
/** The maximum number of characters of a text in a finding. */
const MAX_SHOWN = 50;

/** Nodes that are the same in every language. */
const SAME_EVERYWHERE = new Set(['inlineCode', 'code', 'link', 'image', 'mdxTextExpression']);

interface Prose {
  text: string;
  line: number;
}

function wordsOf(node: TreeNode): string {
  if (SAME_EVERYWHERE.has(node.type)) return ' ';
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

/** Returns the paragraphs and cells of a page that a translator would rewrite. */
function proseOf(tree: TreeNode): Prose[] {
  if (tree.type !== 'paragraph' && tree.type !== 'tableCell') {
    return (tree.children ?? []).flatMap(proseOf);
  }
  const text = wordsOf(tree).replace(/\s+/g, ' ').trim();
  return (text.match(WORD) ?? []).length < MIN_WORDS ? [] : [{ text, line: lineOf(tree) }];
}

const proseOfPage = (page: TranslatedPage['page']) => proseOf(parsePage(page).tree);
const base = (lang: string) => lang.split('-')[0];

/**
 * Finds pages that contain untranslated texts of their original, which were copied to be translated later.
 */
export function copiedTexts(translations: readonly TranslatedPage[]): Finding[] {
  return translations.flatMap(({ page, source }): Finding[] => {
    // Variants of a language, such as British and American English, share sentences.
    if (!source || base(page.lang) === base(source.lang)) return [];
    const lines = new Map(proseOfPage(source).map(({ text, line }) => [text, line]));
    const copied = proseOfPage(page).filter(({ text }) => lines.has(text));
    const [first] = copied;
    if (!first) return [];
    const shown = first.text.length > MAX_SHOWN ? `${first.text.slice(0, MAX_SHOWN)}…` : first.text;
    const which = copied.length === 1 ? 'this text is' : `${copied.length} texts on the page are`;
    const message = `${which} the same as in ${source.file}:${lines.get(first.text)}: "${shown}" → translate it, or remove the page so that readers see the one in ${source.lang}`;
    return [{ check: 'languages', file: page.file, line: first.line, message }];
  });
}
