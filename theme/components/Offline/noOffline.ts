import type { loadOffline as load } from './loadOffline';

/** Replaces the dialog on a site without packs. */
export const loadOffline = undefined as typeof load | undefined;
