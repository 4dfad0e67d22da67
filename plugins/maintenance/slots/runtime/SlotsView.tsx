import { lazy, Suspense, useState } from 'react';
import { isSlotsMode, SLOTS_PARAMETER } from './slotsMode';

const SlotsOverlay = lazy(() => import('./SlotsOverlay'));

/** The address without what asks for the view, so that a reload does not open it again. */
function forgetParameter(): void {
  const address = new URL(location.href);
  address.searchParams.delete(SLOTS_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Shows an author the slots and parts of the page that was opened with `?slots`. */
export function SlotsView() {
  const [isOpen, setIsOpen] = useState(isSlotsMode);
  if (!isOpen) return null;
  function close() {
    forgetParameter();
    setIsOpen(false);
  }
  return (
    <Suspense>
      <SlotsOverlay onClose={close} />
    </Suspense>
  );
}
