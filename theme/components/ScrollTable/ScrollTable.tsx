import { type ComponentProps, useRef } from 'react';
import { useOverflows } from '../../hooks/useOverflows';
import { useText } from '../../hooks/useText';

/** A table that scrolls sideways where it is too wide; then the keyboard can scroll it too. */
export function ScrollTable(props: ComponentProps<'table'>) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(frame);
  const focusable = overflows && {
    tabIndex: 0,
    role: 'group',
    'aria-label': text('wideTable'),
  };
  return (
    <div ref={frame} className="lt-table" {...focusable}>
      <table {...props} />
    </div>
  );
}
