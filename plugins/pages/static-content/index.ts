import type { RspressPlugin } from '@rspress/core';
import { rehypeStatic } from './rehypeStatic';

export interface StaticContentOptions {
  /**
   * Elements that the site replaces with its own components, such as `['strong', 'td']`. Links,
   * images, headings and whole code blocks are always rendered by components.
   *
   * @default []
   */
  dynamic?: string[];
}

/**
 * Writes the parts of a page that never change as HTML instead of code: less to load, to compile
 * and to hydrate. Goes behind plugins that change the Markdown of pages.
 */
export function pluginStaticContent(options: StaticContentOptions = {}): RspressPlugin {
  return {
    name: 'lectern:static-content',
    markdown: { rehypePlugins: [[rehypeStatic, options]] },
  };
}
