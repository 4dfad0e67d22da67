import { loadOffline } from 'virtual-offline';
import { BesideHost } from '../Beside/BesideHost';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { NetworkNotice } from '../NetworkNotice/NetworkNotice';
import { OfflineHost } from '../Offline/OfflineHost';
import { ReadingProgress } from '../ReadingProgress/ReadingProgress';

/** The notices about failed loads and the network, dialogs that the URL opens, and the reading progress. */
export default function LoadedNotices() {
  return (
    <>
      <NetworkNotice />
      <LoadNotice />
      <BesideHost />
      {loadOffline && <OfflineHost load={loadOffline} />}
      <ReadingProgress />
    </>
  );
}
