import type { DialogEdit } from './edits/dialogEdit';

/**
 * Applies every edit to the code of the dialog.
 *
 * @throws naming every edit whose text does not occur exactly once, so that an update of DocSearch cannot silently
 * disable it
 */
export function applyEdits(code: string, edits: readonly DialogEdit[]): string {
  const lost = edits
    .map((edit) => ({ ...edit, places: code.split(edit.find).length - 1 }))
    .filter(({ places }) => places !== 1);
  if (lost.length > 0) {
    const lines = lost.map(
      ({ name, find, places }) =>
        `    "${name}": ${places} places match ${find}, but 1 was expected`,
    );
    throw new Error(`is not the expected version of the dialog:\n${lines.join('\n')}`);
  }
  return edits.reduce((edited, { find, replace }) => edited.replace(find, () => replace), code);
}
