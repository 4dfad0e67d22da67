import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { Fragment } from 'react';

/** Characters that mean something in Markdown or HTML. */
const MARKED_UP = /[`*~<&\\]/;

export interface HeadingTextProps {
  /** The heading as it is written in the page. */
  text: string;
}

/** A heading in a narrow place: `optimization.mergeDuplicateChunks` breaks after the dot. */
export function HeadingText({ text }: HeadingTextProps) {
  if (MARKED_UP.test(text)) return <span {...renderInlineMarkdown(text)} />;
  const [first, ...rest] = text.split('.');
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
        <Fragment key={index}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
