import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';

export interface SearchNoticeProps {
  /** What went wrong. */
  children: string;
  onClose: () => void;
  onRetry?: () => void;
}

/** Says why there is no search dialog; the page stays as it is. */
export function SearchNotice({ children, onClose, onRetry }: SearchNoticeProps) {
  const text = useText();
  return (
    <div className="lt-search-notice" role="alert">
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="lt-search-notice__retry" onClick={onRetry}>
          {text('tryAgain')}
        </button>
      )}
      <button
        type="button"
        className="lt-search-notice__close"
        aria-label={text('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
