import { BesideHost } from '../Beside/BesideHost';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { NetworkNotice } from '../NetworkNotice/NetworkNotice';

/** What a reader is told when something does not come, and what the address of the page asks for. */
export default function LoadedNotices() {
  return (
    <>
      <NetworkNotice />
      <LoadNotice />
      <BesideHost />
    </>
  );
}
