import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons';
import './CopyButton.css';
import { type CopyTexts, useCopy } from './useCopy';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, CopyTexts {
  /** Returns the text at the time of the click. */
  getText: () => string;
  label: string;
}

/** A button that copies a text. A check mark is shown for two seconds and announced. */
export function CopyButton({
  getText,
  label,
  copiedLabel,
  askFor,
  className,
  ...rest
}: CopyButtonProps) {
  const { isCopied, copy } = useCopy(askFor);
  return (
    <button
      type="button"
      className={clsx('lt-copy', isCopied && 'lt-copy--copied', className)}
      title={isCopied ? copiedLabel : label}
      aria-label={isCopied ? copiedLabel : label}
      onClick={() => void copy(getText())}
      {...rest}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span className="lt-visually-hidden" role="status">
        {isCopied ? copiedLabel : ''}
      </span>
    </button>
  );
}
