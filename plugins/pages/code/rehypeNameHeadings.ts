import { breakableParts } from '../../../theme/components/Outline/breakableParts';
import { isName } from './isName';

/** The part of an HTML node that headings need. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** The class of a heading that is a name in code. */
export const NAME_HEADING = 'lt-name-heading';

const HEADING = /^h[2-6]$/;

function withBreaks(name: string): HtmlNode[] {
  return breakableParts(name).flatMap((value, index): HtmlNode[] => {
    const text = { type: 'text', value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', children: [] }, text];
  });
}

function markName(heading: HtmlNode): void {
  const children = heading.children ?? [];
  const [text, ...others] = children.filter(({ tagName }) => tagName !== 'a');
  const name = text?.value?.trim();
  if (!text || others.length > 0 || text.type !== 'text' || !name || !isName(name)) return;
  heading.properties = { ...heading.properties, className: [NAME_HEADING] };
  heading.children = [...children.filter((child) => child !== text), ...withBreaks(name)];
}

/**
 * Marks headings that are names in code, such as the path of an option, so that they are shown in
 * the code font. Their texts and IDs do not change.
 */
export function rehypeNameHeadings() {
  const visit = (node: HtmlNode) => {
    if (HEADING.test(node.tagName ?? '')) markName(node);
    else node.children?.forEach(visit);
  };
  return visit;
}
