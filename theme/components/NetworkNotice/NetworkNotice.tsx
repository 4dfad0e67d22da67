import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { loadOffline } from 'virtual-offline';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Toast } from '../../ui/Toast/Toast';
import { setUnreachedPage, useUnreachedPage } from '../Link/unreachedPage';
import { noticeStrings } from '../Notices/noticeStrings';

/** Whether a worker answers for what is on the device, so that other pages work without a network. */
const hasPack = () => loadOffline !== undefined && Boolean(navigator.serviceWorker?.controller);

/** Says that the page that was asked for cannot be reached; the one before stays. */
export function NetworkNotice() {
  const text = useTextsOf(noticeStrings);
  const page = useUnreachedPage();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page it is of no interest
  useLayoutEffect(() => () => setUnreachedPage(), [pathname]);

  if (!page) return null;
  return (
    <Toast
      closeLabel={text('close')}
      onClose={() => setUnreachedPage()}
      action={text('tryAgain')}
      onAction={() => {
        setUnreachedPage();
        page.retry();
      }}
    >
      {text(hasPack() ? 'pageNotSaved' : 'pageUnreachable')}
    </Toast>
  );
}
