import { Callout, getCustomMDXComponent } from '@rspress/core/theme';
import type { ComponentType } from 'react';

/** Components by the name of an MDX element. */
export type MdxComponents = Record<string, ComponentType>;

/**
 * Returns the MDX components: those of the theme or of the site's own `getCustomMDXComponent`, those of
 * a layout, and the theme's callouts. Later ones take precedence.
 */
export function mdxComponents(own?: MdxComponents) {
  return {
    ...getCustomMDXComponent(),
    ...own,
    $$$callout$$$: Callout,
  };
}
