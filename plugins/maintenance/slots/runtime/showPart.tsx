import type { ElementType, ReactElement } from 'react';
import { Mark } from './Mark';
import { isSlotsMode } from './slotsMode';

/** Renders a part, which reports its position on the page in the slots view. */
export function showPart(name: string, Part: ElementType, props: object): ReactElement {
  const shown = <Part {...props} />;
  if (!isSlotsMode) return shown;
  return (
    <Mark name={name} kind="part">
      {shown}
    </Mark>
  );
}
