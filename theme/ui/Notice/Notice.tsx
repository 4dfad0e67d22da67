import clsx from 'clsx';
import type { ComponentProps } from 'react';
import './Notice.css';

/** A quiet line above the text that says what the reader should know about this page. */
export function Notice({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx('lt-notice', className)} role="note" {...rest} />;
}
