import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Toast } from '../../ui/Toast/Toast';
import { setUnreachedPage, useUnreachedPage } from '../Link/unreachedPage';
import { noticeStrings } from '../Notices/noticeStrings';

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
      {text('pageUnreachable')}
    </Toast>
  );
}
