import { footnoteTexts } from './footnoteTexts';
import type { HtmlNode } from './rehypeNameHeadings';

/** The ID of the heading that remark adds above footnotes. */
const LABEL_ID = 'footnote-label';

/** Writes the texts of footnotes in the language of the page. remark writes them in English. */
export function rehypeFootnotes(langOf: (file: string) => string) {
  return (tree: HtmlNode, file: { path?: string }) => {
    const { heading, back } = footnoteTexts(langOf(file.path ?? ''));
    const visit = (node: HtmlNode) => {
      const { properties = {} } = node;
      if (properties.id === LABEL_ID) {
        node.children = [{ type: 'text', value: heading }];
        return;
      }
      if ('dataFootnoteBackref' in properties) {
        const [number = ''] = /[\d-]+$/.exec(String(properties.ariaLabel)) ?? [];
        node.properties = { ...properties, ariaLabel: `${back} ${number}` };
      }
      for (const child of node.children ?? []) visit(child);
    };
    for (const child of tree.children ?? []) visit(child);
  };
}
