import { renderInlineMarkdown } from '@rspress/core/theme-original';

/**
 * The heading of a page whose text has none, from its title. Replaces the original, which makes an
 * anchor for it and brings a library for that; to the top of a page its own address leads.
 */
export function PageHeading({ title }: { title: string }) {
  return title ? <h1 {...renderInlineMarkdown(title)} /> : null;
}
