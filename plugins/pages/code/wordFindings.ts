import type { PageFile } from '../../content/files/pageFile';
import { EXPECT } from '../../content/tree/fenceMeta';
import { startOf, type TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { placeAt } from '../../support/placeAt';

/** The words that may follow the language of a block, with or without a value. */
const WORDS = [
  'file',
  'hidden',
  'lineNumbers',
  'message',
  'not-reproducible',
  'output',
  'tested',
  'title',
  'wrapCode',
];

/** One typo is allowed for this many letters. Words with more typos may be meant for transformers of the site. */
const LETTERS_A_MISTAKE = 5;

/** A tab label in brackets, and quoted values, which are free text. */
const FREE_TEXT = /^\s*\[[^\]]*\]|"[^"]*"|'[^']*'/g;
/** A word, with an equals sign if it has a value. */
const WORD = /(?<=^|\s)([A-Za-z][\w-]*)(?==|\s|$)/g;

/** Returns the misspelled words of a meta string with the correct ones: `titel="a.js"` → `[['titel', 'title']]`. */
function misspelled(meta: string): [string, string][] {
  const words = [...meta.replace(FREE_TEXT, '').matchAll(WORD)].map(([word]) => word);
  return words.flatMap((word): [string, string][] => {
    if (WORDS.includes(word)) return [];
    const meant = nearestName(word, WORDS, LETTERS_A_MISTAKE);
    return meant === undefined ? [] : [[word, meant]];
  });
}

/**
 * Reports misspelled words after the language of code blocks, which would have no effect. Words that are not similar to
 * a known one may be for transformers of the site.
 *
 * @param shown the languages that plugins show as components, whose words they define
 */
export function wordCheck(
  shown: () => ReadonlySet<string>,
): (tree: TreeNode, page: Pick<PageFile, 'source'>, name: string) => Finding[] {
  return (tree, { source }, file) => {
    const found: Finding[] = [];
    const visit = ({ children = [], ...node }: TreeNode) => {
      const { type, lang, meta } = node;
      if (type === 'code' && meta && lang && lang !== EXPECT && !shown().has(lang)) {
        for (const [word, meant] of misspelled(meta)) {
          const place = placeAt(source, startOf(node));
          const message = `unknown word "${word}" after the language → write ${meant}`;
          found.push({ check: 'code', file, ...place, message, fix: { find: word, write: meant } });
        }
      }
      for (const child of children) visit(child);
    };
    visit(tree);
    return found;
  };
}
