import { type ComponentType, createElement, type ReactElement } from 'react';
import { outlineOf } from '../outlineOf';
import type { HeadingText, OverviewHeading, PageText } from '../shared';
import { type PageTexts, textsOf } from './pageTexts';

// The functions that the code of a page calls on render, which happens after its texts are loaded.

const all = (texts: PageTexts) => textsOf(texts) as PageText[];

/** Starts at the first text of a page. Each call of the returned function returns the next text. */
export function read(texts: PageTexts): () => PageText | undefined {
  const rest = all(texts).values();
  return () => rest.next().value;
}

export function outline(texts: PageTexts): OverviewHeading[] {
  return outlineOf(all(texts));
}

type HeadingTag = 'h2' | 'h3' | 'h4';

/** The components for the elements of a heading. */
type Components = Record<HeadingTag | 'a' | 'wbr', ComponentType<Record<string, unknown>>>;

/** Renders a heading with its anchor, with the same result as the original code of the page. */
export function heading(
  [, id, first, ...rest]: HeadingText,
  components: Components,
  tag: HeadingTag,
  className?: string,
): ReactElement {
  const sign = { className: 'rp-header-anchor', 'aria-hidden': 'true', href: `#${id}` };
  return createElement(
    components[tag],
    { id, className },
    createElement(components.a, sign, '#'),
    first,
    // biome-ignore lint/correctness/useJsxKeyInIterable: arguments, as in the code of a page, and no list
    ...rest.flatMap((part) => [createElement(components.wbr), part]),
  );
}
