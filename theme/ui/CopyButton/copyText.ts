import { reportFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/**
 * Copies a text. Without the clipboard API, which needs HTTPS, the text is selected and copied with a
 * command. If that also fails, a prompt shows the text.
 *
 * @param askFor returns the message of the prompt, with the keys to press
 * @returns whether the text was certainly copied
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
    reportFailure(error, () => copySelected(text, askFor));
    return false;
  }
}
