/** What the Tab key reaches. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

function canTakeFocus(element: HTMLElement): boolean {
  const isDisabled = element.matches(':disabled');
  return !isDisabled && element.tabIndex >= 0 && element.getClientRects().length > 0;
}

/** The elements in a part of the page that Tab goes through; of radio buttons the chosen one. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => canTakeFocus(element) && !element.matches('input[type="radio"]:not(:checked)'),
  );
}

/**
 * Where Tab leads from the last element of a ring to its first, and back.
 *
 * @returns nothing where the browser finds the next element itself
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
