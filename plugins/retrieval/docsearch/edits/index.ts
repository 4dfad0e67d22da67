import { accessibilityEdits } from './accessibility';
import { addressEdits } from './addresses';
import { answerEdits } from './answers';
import { conversationEdits } from './conversation';
import type { DialogEdit, DialogTarget } from './dialogEdit';
import { requestEdits } from './requests';
import { resultEdits } from './results';
import { storageEdits } from './storage';

/**
 * Returns the edits of `DocSearchModal.js` of @docsearch/react, for changes that the dialog's properties do not
 * support.
 */
export function dialogEdits(target: DialogTarget): DialogEdit[] {
  return [
    ...addressEdits(target),
    ...requestEdits,
    ...resultEdits,
    ...conversationEdits,
    ...answerEdits,
    ...accessibilityEdits,
    ...storageEdits,
  ];
}
