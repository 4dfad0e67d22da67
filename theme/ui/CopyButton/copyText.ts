/** Takes a selection aside for as long as something else is selected. */
function withSelected<Result>(element: HTMLElement, work: () => Result): Result {
  const selection = document.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
  try {
    return work();
  } finally {
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}

/** Copies as a reader does, by selecting: for pages without the clipboard API, which needs HTTPS. */
function copySelected(text: string): boolean {
  const shown = document.createElement('span');
  shown.textContent = text;
  shown.ariaHidden = 'true';
  Object.assign(shown.style, {
    position: 'fixed',
    top: '0',
    clipPath: 'inset(50%)',
    whiteSpace: 'pre',
    userSelect: 'text',
  });
  document.body.append(shown);
  try {
    return withSelected(shown, () => document.execCommand('copy'));
  } catch {
    return false;
  } finally {
    shown.remove();
  }
}

const isMac = () => /mac os x/i.test(navigator.userAgent);

/**
 * Copies a text. Where neither the clipboard nor a selection can, a prompt has it, for the reader
 * to copy.
 *
 * @param askFor the words of the prompt, with the keys to press
 * @returns whether the text is copied for certain
 */
export async function copyText(text: string, askFor: (keys: string) => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    window.prompt(askFor(isMac() ? '⌘+C' : 'Ctrl+C'), text);
    return false;
  }
}
