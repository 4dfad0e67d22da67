import { BesideHost } from '../Beside/BesideHost';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { NetworkNotice } from '../NetworkNotice/NetworkNotice';
import { ReadingProgress } from '../ReadingProgress/ReadingProgress';

/** What a reader is told when something does not come, what the address of the page asks for, and how far a long page is read. */
export default function LoadedNotices() {
  return (
    <>
      <NetworkNotice />
      <LoadNotice />
      <BesideHost />
      <ReadingProgress />
    </>
  );
}
