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
 * Returns the components for the elements of a text: Rspress's, and the theme's tables. A site can
 * export its own function of this name, which the theme then calls instead.
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
