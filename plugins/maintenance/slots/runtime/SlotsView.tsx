import { lazy, Suspense, useState } from 'react';
import { isSlotsMode, SLOTS_PARAMETER } from './slotsMode';

const SlotsOverlay = lazy(() => import('./SlotsOverlay'));

/** Removes the parameter from the URL, so that a reload does not open the overlay again. */
function forgetParameter(): void {
  const address = new URL(location.href);
  address.searchParams.delete(SLOTS_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Shows the slots and parts of a page that was opened with `?slots`. */
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
