import type { LayoutProps } from '@rspress/core/theme-original';

type Fill = (slots: LayoutProps) => LayoutProps;

/** The initial function. Without plugins that fill slots, bundlers can remove the rest of this file. */
let fill: Fill = (slots) => slots;
let fills: Map<string, Fill> | undefined;

/**
 * Adds content to slots, after the content of the site. A custom `Layout` of a site may not pass slots
 * on, so plugins cannot use properties.
 *
 * @param name the name of the plugin. A second call with the same name replaces the first
 */
export function addToSlots(name: string, added: Fill): void {
  fills ??= new Map();
  fills.set(name, added);
  const all = [...fills.values()];
  fill = (slots) => all.reduce((filled, one) => one(filled), slots);
}

/** Returns the slots of a layout with the content of plugins. */
export const filledSlots: Fill = (slots) => fill(slots);
