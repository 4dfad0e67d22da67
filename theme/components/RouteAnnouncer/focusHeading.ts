/** The part of the page that the address asks for, else its title. */
function findTarget(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return (id && document.getElementById(id)) || document.querySelector('h1');
}

/**
 * Focuses the heading of the page that has just been shown, without scrolling.
 *
 * A menu or drawer that closes with the navigation returns the focus to its button within the same
 * task or the next frame, so this waits for two frames.
 *
 * @param onFocus gets the words of the page's first heading
 * @returns the way to call it off
 */
export function focusHeading(onFocus: (title: string) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const target = findTarget();
      if (target && !target.matches('a[href], button, input')) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
      onFocus(document.querySelector('h1')?.textContent.trim() ?? document.title);
    });
  });
  return () => cancelAnimationFrame(frame);
}
