import { type ComponentProps, useRef } from 'react';
import { useOverflows } from '../../hooks/useOverflows';
import { useText } from '../../hooks/useText';

/** A table that scrolls horizontally if it is too wide, also with the keyboard. */
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
