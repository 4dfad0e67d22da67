import type { UserConfig } from '@rspress/core';
import type { FilledSlots } from './slotDoor';

const FILLED = Symbol.for('lectern: the slots that plugins fill');

type WithSlots = UserConfig & { [FILLED]?: SlotsOfSite };

/** The slots that plugins fill, in order, and the theme that contains the slots. */
export interface SlotsOfSite {
  /** The theme folder before the slots were filled. */
  themeDir?: string;
  filled: readonly FilledSlots[];
}

/** The slots that plugins have filled. Complete from the `config` hook of the last plugin on. */
export const slotsOfSite = ({ [FILLED]: slots, themeDir }: WithSlots): SlotsOfSite =>
  slots ?? { themeDir, filled: [] };

/** Records in the config which slots a plugin fills. */
export function withFilledSlots(config: WithSlots, filled: FilledSlots): UserConfig {
  const { themeDir, filled: before } = slotsOfSite(config);
  const told: WithSlots = { ...config, [FILLED]: { themeDir, filled: [...before, filled] } };
  return told;
}
