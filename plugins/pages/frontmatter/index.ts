import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import type { ValueSchema } from '../../support/valueSchema';
import { frontmatterFindings } from './frontmatterFindings';

/** Options of `pluginFrontmatter`, and of the `frontmatter` setting. */
export interface FrontmatterOptions {
  /**
   * Additional keys that the site's own components read, each with a schema for its values.
   * @default none
   */
  keys?: Readonly<Record<string, ValueSchema>>;
}

/** The plugin, with additional data for commands. */
export interface FrontmatterPlugin extends SitePlugin {
  /** The additional keys, each with the schema of its values. */
  keys: FrontmatterOptions['keys'];
}

/**
 * Checks the frontmatter of every page. Invalid values and unknown keys stop the build, and `lectern
 * check` and the dev server report them, with the file, the line, the value and the correction.
 *
 * @param options the additional keys of the site
 */
export function pluginFrontmatter({ keys }: FrontmatterOptions = {}): FrontmatterPlugin {
  const plugin = defineFeature({
    name: 'lectern:frontmatter',
    open(content) {
      content.addCheck((page, file) => frontmatterFindings(page, file, keys));
    },
  });
  return { ...plugin, keys };
}
