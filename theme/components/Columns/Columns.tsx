import type { ReactNode } from 'react';
import './Columns.css';

/** The props of `Column`. */
export interface ColumnProps {
  /** The Markdown of the column. */
  children: ReactNode;
}

/** Two columns of Markdown. In narrow windows, one is below the other. */
export function Columns({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return children;
  return <div className="lt-columns">{children}</div>;
}

/** A column of `Columns`. */
export function Column({ children }: ColumnProps) {
  if (import.meta.env.SSG_MD) return children;
  return <div className="lt-columns__cell">{children}</div>;
}
