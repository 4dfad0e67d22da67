import type { loadOffline as load } from './loadOffline';

/** What stands for the dialog on a site without packs. */
export const loadOffline = undefined as typeof load | undefined;
