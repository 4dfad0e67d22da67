import type { RspressPlugin } from '@rspress/core';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { rehypeStatic, type StaticSettings } from './rehypeStatic';

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
 *
 * @param marksTexts whether `pluginFirstLoad` takes the texts out of the code, which it does in
 * production
 */
export function pluginStaticContent(
  { dynamic }: StaticContentOptions = {},
  marksTexts = false,
): RspressPlugin {
  const isProduction = buildEnvironment.NODE_ENV === 'production';
  const settings: StaticSettings = { dynamic, marksTexts: marksTexts && isProduction };
  return {
    name: 'lectern:static-content',
    markdown: { rehypePlugins: [[rehypeStatic, settings]] },
  };
}
