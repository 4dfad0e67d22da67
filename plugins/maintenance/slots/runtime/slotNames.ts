import type { DocSlots, HomeSlots, LayoutSlots, NavSlots } from '../../../../theme/parts';

type OwnSlots = Exclude<keyof LayoutSlots, keyof NavSlots | keyof DocSlots | keyof HomeSlots>;

/** The slots of each layout, in the order of the page. */
export const SLOT_NAMES = {
  layout: ['top', 'beforeNav', 'afterNav', 'bottom'],
  nav: ['beforeNavTitle', 'afterNavTitle', 'beforeNavMenu', 'afterNavMenu'],
  doc: [
    'beforeDoc',
    'beforeSidebar',
    'afterSidebar',
    'beforeDocContent',
    'afterTitle',
    'afterDocContent',
    'beforeDocFooter',
    'afterDocFooter',
    'beforeOutline',
    'afterOutline',
    'afterDoc',
  ],
  home: ['beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures'],
} as const satisfies {
  layout: readonly OwnSlots[];
  nav: readonly (keyof NavSlots)[];
  doc: readonly (keyof DocSlots)[];
  home: readonly (keyof HomeSlots)[];
};

export type SlotPlace = keyof typeof SLOT_NAMES;
