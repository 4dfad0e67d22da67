/** Loads the dialog for offline reading. */
export const loadOffline = () => import('./OfflineDialog');
