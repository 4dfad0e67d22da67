import type { CopyTexts } from '../ui/CopyButton/useCopy';
import { useText } from './useText';

/** Returns the texts about copying in the language of the current page. */
export function useCopyTexts(): CopyTexts {
  const text = useText();
  return { copiedLabel: text('copied'), askFor: (keys) => text('copyByHand', { keys }) };
}
