import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { PLAIN, rehypeStatic, type StaticSettings } from './rehypeStatic';
import { replacesElements } from './replacesElements';

/** Options of `pluginStaticContent`, and of the `staticContent` setting. */
export interface StaticContentOptions {
  /**
   * Elements that the site replaces with its own components, such as `['strong', 'td']`. Links, images,
   * headings and whole code blocks are always rendered by components. If the theme of the site exports
   * `getCustomMDXComponent`, components render all elements, unless this option names some.
   *
   * @default []
   */
  dynamic?: string[];
}

// Must come after plugins that change the Markdown of pages.

/**
 * Writes the parts of a page that never change as HTML instead of code, so that browsers load,
 * compile and hydrate less code.
 *
 * @param options the elements that components still render
 * @param marksTexts whether `pluginFirstLoad` removes the text from the code, which it does in builds
 */
export function pluginStaticContent(
  { dynamic }: StaticContentOptions = {},
  marksTexts = false,
): SitePlugin {
  const isProduction = buildEnvironment.NODE_ENV === 'production';
  const settings: StaticSettings = { dynamic, marksTexts: marksTexts && isProduction };
  return defineFeature({
    name: 'lectern:static-content',
    rspress: {
      config({ themeDir }) {
        if (!dynamic && replacesElements(themeDir)) settings.dynamic = PLAIN;
      },
      markdown: { rehypePlugins: [[rehypeStatic, settings]] },
    },
  });
}
