import { renderInlineMarkdown } from '@rspress/core/theme-original';

/**
 * The heading of a page whose text has none, from its title. Replaces the original, which adds an
 * anchor that needs another library. The URL of the page already leads to its top.
 */
export function PageHeading({ title }: { title: string }) {
  return title ? <h1 {...renderInlineMarkdown(title)} /> : null;
}
