import type { UserConfig } from '@rspress/core';
import type { FilledSlots } from './slotDoor';

const FILLED = Symbol.for('lectern: the slots that plugins fill');

type WithSlots = UserConfig & { [FILLED]?: SlotsOfSite };

/** What plugins fill, in their order, and the theme that they fill it in. */
export interface SlotsOfSite {
  /** The folder of the theme without them. */
  themeDir?: string;
  filled: readonly FilledSlots[];
}

/** The slots that plugins have filled, in or behind the `config` hook of the last one. */
export const slotsOfSite = ({ [FILLED]: slots, themeDir }: WithSlots): SlotsOfSite =>
  slots ?? { themeDir, filled: [] };

/** A config that tells what a plugin fills. */
export function withFilledSlots(config: WithSlots, filled: FilledSlots): UserConfig {
  const { themeDir, filled: before } = slotsOfSite(config);
  const told: WithSlots = { ...config, [FILLED]: { themeDir, filled: [...before, filled] } };
  return told;
}
