import { type ReactNode, ViewTransition } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';

export interface PageTransitionProps {
  children: ReactNode;
}

/**
 * Fades between the texts of two pages, if the browser supports view transitions and the reader does
 * not prefer reduced motion.
 */
export function PageTransition({ children }: PageTransitionProps) {
  const allowsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)');
  return (
    <ViewTransition default="none" update={allowsMotion ? 'lt-page' : 'none'}>
      {children}
    </ViewTransition>
  );
}
