/** Matches elements that the Tab key can reach. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

function canTakeFocus(element: HTMLElement): boolean {
  const isDisabled = element.matches(':disabled');
  return !isDisabled && element.tabIndex >= 0 && element.getClientRects().length > 0;
}

/** Returns the tab stops in an element. Of a group of radio buttons, it is the selected one. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => canTakeFocus(element) && !element.matches('input[type="radio"]:not(:checked)'),
  );
}

/**
 * Returns the target of Tab at the ends of a focus trap: from the last element to the first, and back.
 *
 * @returns `undefined` if the browser determines the next element
 */
export function wrappedStop<Stop>(
  stops: readonly Stop[],
  focused: Stop | null,
  isBackwards: boolean,
): Stop | undefined {
  const index = focused === null ? -1 : stops.indexOf(focused);
  if (index === -1) return isBackwards ? stops.at(-1) : stops[0];
  if (isBackwards && index === 0) return stops.at(-1);
  if (!isBackwards && index === stops.length - 1) return stops[0];
  return undefined;
}
