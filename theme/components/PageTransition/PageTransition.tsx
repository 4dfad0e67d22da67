import { type ReactNode, ViewTransition } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';

export interface PageTransitionProps {
  children: ReactNode;
}

/**
 * Fades the text of one page into that of the next, in browsers with view transitions and for
 * readers who have not asked for less motion.
 */
export function PageTransition({ children }: PageTransitionProps) {
  const allowsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)');
  return (
    <ViewTransition default="none" update={allowsMotion ? 'lt-page' : 'none'}>
      {children}
    </ViewTransition>
  );
}
