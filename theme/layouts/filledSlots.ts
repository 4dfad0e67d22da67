import type { LayoutProps } from '@rspress/core/theme-original';

type Fill = (slots: LayoutProps) => LayoutProps;

/** Without plugins that fill slots, nothing of this file is left in the code of a page. */
let fill: Fill = (slots) => slots;
let fills: Map<string, Fill> | undefined;

/**
 * Fills slots behind what a site has put into them. A site may have a `Layout` of its own around ours that hands
 * no slots on, so that what plugins fill cannot come as properties.
 *
 * @param name who fills them; the same again takes the place of what it filled before
 */
export function addToSlots(name: string, added: Fill): void {
  fills ??= new Map();
  fills.set(name, added);
  const all = [...fills.values()];
  fill = (slots) => all.reduce((filled, one) => one(filled), slots);
}

/** The slots of a layout with what plugins fill. */
export const filledSlots: Fill = (slots) => fill(slots);
