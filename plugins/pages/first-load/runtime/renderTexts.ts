import { type ComponentType, createElement, type ReactElement } from 'react';
import { outlineOf } from '../outlineOf';
import type { HeadingText, OverviewHeading, PageText } from '../shared';
import { type PageTexts, textsOf } from './pageTexts';

// What the code of a page calls when it is rendered, which it is once its texts have arrived.

const all = (texts: PageTexts) => textsOf(texts) as PageText[];

/** Begins with the first text of a page; what it returns gives the next one each time. */
export function read(texts: PageTexts): () => PageText | undefined {
  const rest = all(texts).values();
  return () => rest.next().value;
}

export function outline(texts: PageTexts): OverviewHeading[] {
  return outlineOf(all(texts));
}

type HeadingTag = 'h2' | 'h3' | 'h4';

/** What shows the elements of a heading. */
type Components = Record<HeadingTag | 'a' | 'wbr', ComponentType<Record<string, unknown>>>;

/** A heading with its anchor, as the code of a page makes it. */
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
