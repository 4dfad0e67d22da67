import type { ReactNode } from 'react';
import './Steps.css';

/** The props of `Steps`. */
export interface StepsProps {
  /** One ordered list. Its items can contain any Markdown, such as headings, code and callouts. */
  children: ReactNode;
}

/** Numbered steps: an ordered list with its numbers at the side, along a line. */
export function Steps({ children }: StepsProps) {
  if (import.meta.env.SSG_MD) return children;
  return <div className="lt-steps">{children}</div>;
}
