/**
 * Returns the faults of the header at each width: controls that leave the window, overlap, are smaller
 * than their content, or cannot be clicked at their center, and on request an empty place before the
 * icon of the language. Runs inside a frame whose width it changes, and does not reference anything
 * outside of this function.
 */
export async function headerFaults({
  widths,
  looks,
  hasNoEmptyPlace,
}: {
  widths: readonly number[];
  looks: number;
  hasNoEmptyPlace: boolean;
}): Promise<Record<number, string[]>> {
  function faultsNow(): string[] {
    const controls = [...document.querySelectorAll<HTMLElement>('.lt-nav :is(a, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]'))
      .map((control) => ({
        control,
        name: control.ariaLabel ?? control.textContent,
        box: control.getBoundingClientRect(),
      }));
    const faults: string[] = controls.length < 3 ? ['fewer than three controls'] : [];
    for (const [index, { control, name, box }] of controls.entries()) {
      if (box.left < 0 || box.right > window.innerWidth) faults.push(`${name} leaves the window`);
      const isCut = getComputedStyle(control).overflowX !== 'visible';
      if (!isCut && control.scrollWidth > control.clientWidth) faults.push(`${name} is too small`);
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!control.contains(hit)) faults.push(`${name} is hit as ${hit?.className || 'nothing'}`);
      for (const other of controls.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 0.5 && height > 0.5) faults.push(`${name} covers ${other.name} by ${width} px`);
      }
    }
    const language = document.querySelector('.lt-nav__language');
    const icon = language?.querySelector('svg');
    if (hasNoEmptyPlace && language?.checkVisibility() && icon) {
      const gap = icon.getBoundingClientRect().left - language.getBoundingClientRect().left;
      if (gap > 12) faults.push(`the icon of the language is ${gap} px away from its edge`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
    return faults;
  }
  const frame = window.frameElement as HTMLIFrameElement;
  const faults: Record<number, string[]> = {};
  for (const width of widths) {
    frame.style.width = `${width}px`;
    let found: string[] = [];
    for (let look = 0; look < looks; look += 1) {
      // Controls that do not fit are determined two frames after the width has changed.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      found = faultsNow();
      if (found.length === 0 && window.innerWidth === width) break;
    }
    if (window.innerWidth !== width) found.push(`the window is ${window.innerWidth} px wide`);
    if (found.length > 0) faults[width] = found;
  }
  return faults;
}
