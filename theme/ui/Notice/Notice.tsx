import clsx from 'clsx';
import type { ComponentProps } from 'react';
import './Notice.css';

/** A line above the text with information about the page. */
export function Notice({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx('lt-notice', className)} role="note" {...rest} />;
}
