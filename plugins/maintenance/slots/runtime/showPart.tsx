import type { ElementType, ReactElement } from 'react';
import { Mark } from './Mark';
import { isSlotsMode } from './slotsMode';

/** Shows a part, which says where on the page it is when an author asks. */
export function showPart(name: string, Part: ElementType, props: object): ReactElement {
  const shown = <Part {...props} />;
  if (!isSlotsMode) return shown;
  return (
    <Mark name={name} kind="part">
      {shown}
    </Mark>
  );
}
