/** Loads the dialog for reading offline. */
export const loadOffline = () => import('./OfflineDialog');
