import { Fragment, type FragmentInstance, type ReactNode, useEffect, useRef } from 'react';
import { addMark, type Mark as MarkFacts } from './marks';

export interface MarkProps extends Pick<MarkFacts, 'name' | 'kind'> {
  children?: ReactNode;
}

const isNothing = (children: ReactNode) =>
  children === undefined || children === null || children === false;

/** Reports where its content is on the page, without adding an element around it. */
export function Mark({ name, kind, children }: MarkProps) {
  const content = useRef<FragmentInstance>(null);
  const here = useRef<HTMLSpanElement>(null);
  const isFilled = !isNothing(children);
  useEffect(() => {
    const rects = () => content.current?.getClientRects() ?? [];
    return addMark({ name, kind, isFilled, rects, here: here.current });
  }, [name, kind, isFilled]);
  return (
    <>
      <Fragment ref={content}>{children}</Fragment>
      {kind === 'slot' && <span ref={here} className="lt-slot-mark" aria-hidden />}
    </>
  );
}
