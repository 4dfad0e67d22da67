/** Matches hidden tab panels: the theme's by their role, and Rspress's by their class. */
const HIDDEN_PANEL = '[role="tabpanel"][hidden], .rp-tabs__content__item--hidden';

function tabOf(panel: HTMLElement): HTMLElement | null | undefined {
  const id = panel.getAttribute('aria-labelledby');
  if (id) return document.getElementById(id);
  return panel
    .closest('.rp-tabs')
    ?.querySelector<HTMLElement>(`.rp-tabs__label__item[data-index="${panel.dataset.index}"]`);
}

/**
 * Reveals an element by opening all closed details and selecting all tabs around it. Browsers open
 * details themselves, but not for client-side navigation.
 */
export function revealTarget(target: HTMLElement): void {
  for (let part = target.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open ||= !isInSummary(target, part);
    else if (part.matches(HIDDEN_PANEL)) tabOf(part)?.click();
  }
}

/** Returns whether an element is in a summary, which is visible while its details are closed. */
function isInSummary(target: HTMLElement, details: HTMLDetailsElement): boolean {
  return details.querySelector(':scope > summary')?.contains(target) === true;
}
