import GithubSlugger from '@rspress/shared/github-slugger';
import { extractTextAndId } from '@rspress/shared/node-utils';
import type { PageFile } from '../files/pageFile';
import type { TreeNode } from '../tree/nodes';

/** Returns the text of a heading, and its custom id. */
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
 * Creates a function that returns the text and id of headings, in the order of the file, like Rspress: the custom id,
 * or else one that is generated from the text, with a number if it was used before.
 */
export function headingNames(): (heading: TreeNode) => { text: string; id: string } {
  const slugger = new GithubSlugger();
  return (heading) => {
    const { text, id } = readHeading(heading);
    return { text: text.replace(/\s+/g, ' '), id: id || slugger.slug(text) };
  };
}

/**
 * Returns the ids of the headings in a file, without those of included files and those that plugins add. Use it with
 * `derive`.
 */
export function ownHeadingIds(page: Pick<PageFile, 'lookAt'>): ReadonlySet<string> {
  const nameOf = headingNames();
  const ids = new Set<string>();
  const visit = (node: TreeNode): void => {
    if (node.type === 'heading') ids.add(nameOf(node).id);
    node.children?.forEach(visit);
  };
  try {
    visit(page.lookAt());
  } catch {
    // The check of the page reports why it cannot be parsed.
  }
  return ids;
}
