import { loadOffline } from 'virtual-offline';
import { BesideHost } from '../Beside/BesideHost';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { NetworkNotice } from '../NetworkNotice/NetworkNotice';
import { OfflineHost } from '../Offline/OfflineHost';
import { ReadingProgress } from '../ReadingProgress/ReadingProgress';

/** What a reader is told when something does not come, what the address of the page asks for, and how far a long page is read. */
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
