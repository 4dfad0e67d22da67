import type { BehindDialog } from '../scroll/keepPlace';

/** The state of the history entry that an open dialog adds. */
interface DialogState {
  isDialog?: boolean;
}

function currentState(): DialogState & BehindDialog {
  return window.history.state ?? {};
}

/** Adds a history entry for an open dialog, which the Back button leaves. The page stays the same. */
export function addDialogEntry(): void {
  const { isBehindDialog, ...state } = currentState();
  if (state.isDialog) return;
  window.history.replaceState({ ...state, isBehindDialog: true }, '');
  window.history.pushState({ ...state, isDialog: true }, '');
}

/** Ends the return from a dialog to its page. */
export function endReturn(): void {
  const { isBehindDialog, ...state } = currentState();
  if (isBehindDialog) window.history.replaceState(state, '');
}

let leaving: Promise<void> | undefined;

/** Leaves the entry of the dialog, if there is one, so that Back leads to the page before this one. */
export function leaveDialogEntry(): Promise<void> {
  if (!currentState().isDialog) return Promise.resolve();
  leaving ??= new Promise((resolve) => {
    const arrive = () => {
      endReturn();
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', arrive, { once: true });
    window.history.back();
  });
  return leaving;
}
