import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { Fragment } from 'react';
import { breakableParts } from './breakableParts';

/** Matches characters with a meaning in Markdown or HTML. */
const MARKED_UP = /[`*~<&\\]/;

export interface HeadingTextProps {
  /** The source text of the heading. */
  text: string;
}

/** A heading in a narrow column. Names can break between words: `optimization.mergeDuplicateChunks`. */
export function HeadingText({ text }: HeadingTextProps) {
  if (MARKED_UP.test(text)) return <span {...renderInlineMarkdown(text)} />;
  return breakableParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
