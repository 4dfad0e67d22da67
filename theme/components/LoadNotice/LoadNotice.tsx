import { useTextsOf } from '../../hooks/useTextsOf';
import { setFailure } from '../../ui/loading/loadFailures';
import { useReportedFailure } from '../../ui/loading/useReportedFailure';
import { Toast } from '../../ui/Toast/Toast';
import { noticeStrings } from '../Notices/noticeStrings';

/**
 * A notice that a menu, the search or another part could not be loaded, with the reason and a way to
 * retry.
 */
export function LoadNotice() {
  const text = useTextsOf(noticeStrings);
  const failure = useReportedFailure();
  if (!failure) return null;
  const { reason, retry } = failure;
  const isOutdated = reason === 'outdated';
  return (
    <Toast
      closeLabel={text('close')}
      onClose={() => setFailure()}
      action={text(isOutdated ? 'reload' : 'tryAgain')}
      onAction={() => {
        setFailure();
        // The browser restores the scroll position.
        if (isOutdated) window.location.reload();
        else retry();
      }}
    >
      {text(reason)}
    </Toast>
  );
}
