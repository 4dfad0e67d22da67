import { tellFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/**
 * Copies a text. Pages without the clipboard API, which needs HTTPS, select it and copy as a reader
 * does; where that fails too, a prompt has it, for the reader to copy.
 *
 * @param askFor the words of the prompt, with the keys to press
 * @returns whether the text is copied for certain
 */
export async function copyText(text: string, askFor: (keys: string) => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, askFor);
  }
}

async function copySelected(text: string, askFor: (keys: string) => string): Promise<boolean> {
  try {
    const { default: copy } = await loadPart(() => import('copy-to-clipboard'));
    return copy(text, { message: askFor('#{key}') });
  } catch (error) {
    tellFailure(error, () => copySelected(text, askFor));
    return false;
  }
}
