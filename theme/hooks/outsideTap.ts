/** Matches the popups that a tap outside of them only closes. */
const OPEN_POPUP = '.lt-menu__popup[data-open], .lt-popover[data-open]';
/** Matches the buttons of popups, which a tap opens while another popup closes. */
const BUTTON = '[aria-haspopup]';

/**
 * Makes a tap outside of an open popup only close it: on a phone, the tap would otherwise also follow the link below the
 * finger.
 *
 * @param close closes the popup of the caller, which may be closed already
 * @returns removes the listeners
 */
export function keepOutsideTaps(close: () => void): () => void {
  let isOutside = false;

  function press({ pointerType, target }: PointerEvent): void {
    const element = target as Element;
    isOutside =
      pointerType === 'touch' &&
      document.querySelector(OPEN_POPUP) !== null &&
      !element.closest(OPEN_POPUP) &&
      !element.closest(BUTTON);
  }

  function click(event: MouseEvent): void {
    // A click without a pointer, such as by Enter, has no press before it.
    if (!isOutside || event.detail === 0) return;
    isOutside = false;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', click, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('click', click, true);
  };
}
