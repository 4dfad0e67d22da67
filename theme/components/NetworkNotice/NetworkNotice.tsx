import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { loadOffline } from 'virtual-offline';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Toast } from '../../ui/Toast/Toast';
import { setUnreachedPage, useUnreachedPage } from '../Link/unreachedPage';
import { noticeStrings } from '../Notices/noticeStrings';

/** Returns whether a service worker serves saved pages, so that other pages work offline. */
const hasPack = () => loadOffline !== undefined && Boolean(navigator.serviceWorker?.controller);

/** A notice that the requested page cannot be reached. The previous page stays open. */
export function NetworkNotice() {
  const text = useTextsOf(noticeStrings);
  const page = useUnreachedPage();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation dismisses the notice
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
