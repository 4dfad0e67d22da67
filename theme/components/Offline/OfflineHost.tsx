import { useEffect, useState } from 'react';
import { useAddressState } from '../../hooks/useAddressState';
import { usePart } from '../../ui/loading/usePart';
import type { loadOffline } from './loadOffline';
import { OPEN_OFFLINE } from './openOffline';

/** `?offline` opens the dialog, so that any page can link to it. */
const OFFLINE_QUERY = {
  nothing: false,
  read: (search: string) => new URLSearchParams(search).has('offline'),
  write(search: string, isRequested: boolean) {
    const query = new URLSearchParams(search);
    if (isRequested) query.set('offline', '');
    else query.delete('offline');
    const written = query.toString();
    return written && `?${written}`;
  },
};

/** Loads and shows the dialog for offline reading when the reader or the URL requests it. */
export function OfflineHost({ load }: { load: typeof loadOffline }) {
  const [isRequested, setRequested] = useAddressState(OFFLINE_QUERY);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isRequested || isOpened;
  const onOpenChange = (wanted: boolean) => {
    setOpened(wanted);
    if (!wanted && isRequested) setRequested(false);
  };
  const Dialog = usePart(load, isOpen, onOpenChange);

  useEffect(() => {
    const open = () => setOpened(true);
    window.addEventListener(OPEN_OFFLINE, open);
    return () => window.removeEventListener(OPEN_OFFLINE, open);
  }, []);

  return Dialog && <Dialog isOpen={isOpen} onOpenChange={onOpenChange} />;
}
