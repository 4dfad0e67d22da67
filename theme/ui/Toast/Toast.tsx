import type { ReactNode } from 'react';
import { Icon } from '../icons';
import './Toast.css';

export interface ToastProps {
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** What its button says; without one there is none. */
  action?: string;
  onAction?: () => void;
}

/** A message at the edge of the page, which is read out at once; the page stays as it is. */
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
