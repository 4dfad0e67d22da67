/** Panels of tabs: ours by their role, those of Rspress by their class. */
const HIDDEN_PANEL = '[role="tabpanel"][hidden], .rp-tabs__content__item--hidden';

function tabOf(panel: HTMLElement): HTMLElement | null | undefined {
  const id = panel.getAttribute('aria-labelledby');
  if (id) return document.getElementById(id);
  return panel
    .closest('.rp-tabs')
    ?.querySelector<HTMLElement>(`.rp-tabs__label__item[data-index="${panel.dataset.index}"]`);
}

/**
 * Opens what hides a part of the page: closed details, however deep, and tabs that are not chosen.
 * Browsers do the first themselves, but not for links that are followed without them.
 */
export function revealTarget(target: HTMLElement): void {
  for (let part = target.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open ||= !isInSummary(target, part);
    else if (part.matches(HIDDEN_PANEL)) tabOf(part)?.click();
  }
}

/** The summary shows while its details are closed. */
function isInSummary(target: HTMLElement, details: HTMLDetailsElement): boolean {
  return details.querySelector(':scope > summary')?.contains(target) === true;
}
