import { LoadNotice } from '../LoadNotice/LoadNotice';
import { NetworkNotice } from '../NetworkNotice/NetworkNotice';

/** What a reader is told when something does not come. */
export default function LoadedNotices() {
  return (
    <>
      <NetworkNotice />
      <LoadNotice />
    </>
  );
}
