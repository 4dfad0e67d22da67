import GithubSlugger from '@rspress/shared/github-slugger';
import { extractTextAndId } from '@rspress/shared/node-utils';
import type { TreeNode } from '../tree/nodes';

/** The words of a heading, and the id that the author gave it. */
function readHeading({ children = [] }: TreeNode): { text: string; id: string } {
  let text = '';
  let id = '';
  for (const child of children) {
    if (child.type === 'text') {
      const [words, written] = extractTextAndId(child.value ?? '');
      text += words;
      if (written) id = written;
    } else {
      text += child.type === 'inlineCode' ? (child.value ?? '') : readHeading(child).text;
    }
  }
  return { text: text.trim(), id };
}

/**
 * Names headings as the pages of Rspress do, one after the other in the order of the file: by the
 * id behind the words, else by the words, with a number where they were used before.
 */
export function headingNames(): (heading: TreeNode) => { text: string; id: string } {
  const slugger = new GithubSlugger();
  return (heading) => {
    const { text, id } = readHeading(heading);
    return { text: text.replace(/\s+/g, ' '), id: id || slugger.slug(text) };
  };
}
