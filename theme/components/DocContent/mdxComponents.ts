import { Callout, ScrollTable } from '@rspress/core/theme';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';

/** Components by the name of an MDX element. */
export type MdxComponents = Record<string, ComponentType>;

/**
 * Returns the MDX components: Rspress's, the theme's tables, the site's, and the theme's callouts.
 * Later ones take precedence.
 */
export function mdxComponents(own?: MdxComponents) {
  return {
    ...getCustomMDXComponent(),
    table: ScrollTable,
    ...own,
    $$$callout$$$: Callout,
  };
}
