import type { ReactNode } from 'react';
import { Icon } from '../icons';
import './Toast.css';

export interface ToastProps {
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** The label of the action button. Without it, there is no button. */
  action?: string;
  onAction?: () => void;
}

/** A message at the edge of the page that is announced immediately. The page stays usable. */
export function Toast({ children, closeLabel, onClose, action, onAction }: ToastProps) {
  return (
    <div className="lt-toast" role="alert">
      <p>{children}</p>
      {action && (
        <button type="button" className="lt-toast__action" onClick={onAction}>
          {action}
        </button>
      )}
      <button type="button" className="lt-toast__close" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
