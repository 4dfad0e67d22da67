import { Callout, ScrollTable } from '@rspress/core/theme';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';

/** Components for the elements of MDX, by element name. */
export type MdxComponents = Record<string, ComponentType>;

/** Rspress's components for MDX, our tables, the site's own over them, and our callouts. */
export function mdxComponents(own?: MdxComponents) {
  return {
    ...getCustomMDXComponent(),
    table: ScrollTable,
    ...own,
    $$$callout$$$: Callout,
  };
}
