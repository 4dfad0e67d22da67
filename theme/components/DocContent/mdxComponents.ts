import {
  Callout,
  ScrollTable,
  getCustomMDXComponent as themeComponents,
} from '@rspress/core/theme';
import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';

/** Components by the name of an MDX element. */
export type MdxComponents = Record<string, ComponentType>;

/**
 * Returns the components that render the elements of a page: those of Rspress, and the table component
 * of the theme. A site can export its own function with this name, which the theme then calls instead.
 */
export const getCustomMDXComponent = () => ({ ...stockComponents(), table: ScrollTable });

/**
 * Returns the MDX components: those of the theme or of the site's own `getCustomMDXComponent`, those of
 * a layout, and the theme's callouts. Later ones take precedence.
 */
export function mdxComponents(own?: MdxComponents) {
  return {
    ...themeComponents(),
    ...own,
    $$$callout$$$: Callout,
  };
}
