const MARK = 'isDialog';

let leaving: Promise<void> | undefined;

function isDialogEntry(): boolean {
  return Boolean(window.history.state?.[MARK]);
}

/** Adds a history entry for an open dialog, which the Back button leaves. The entry has the state of the page. */
export function addDialogEntry(): void {
  if (isDialogEntry()) return;
  window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

/** Leaves the entry of the dialog, if there is one, so that Back leads to the page before this one. */
export function leaveDialogEntry(): Promise<void> {
  if (!isDialogEntry()) return Promise.resolve();
  leaving ??= new Promise((resolve) => {
    // Only the dialog is left, so the router and the scroll position are not told.
    const arrive = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', arrive, { capture: true, once: true });
    window.history.back();
  });
  return leaving;
}
