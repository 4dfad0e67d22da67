import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { Fragment } from 'react';
import { breakableParts } from './breakableParts';

/** Characters that mean something in Markdown or HTML. */
const MARKED_UP = /[`*~<&\\]/;

export interface HeadingTextProps {
  /** The heading as it is written in the page. */
  text: string;
}

/** A heading in a narrow place: `optimization.mergeDuplicateChunks` breaks between its words. */
export function HeadingText({ text }: HeadingTextProps) {
  if (MARKED_UP.test(text)) return <span {...renderInlineMarkdown(text)} />;
  return breakableParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
