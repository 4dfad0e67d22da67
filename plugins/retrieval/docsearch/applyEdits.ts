import type { DialogEdit } from './edits/dialogEdit';

/** A part of the code, and the edits that change it. */
interface EditedPart {
  start: number;
  end: number;
  edits: DialogEdit[];
}

/** Applies edits one after the other. @throws if one replaces what a later one expects */
function replaceAll(code: string, edits: readonly DialogEdit[]): string {
  return edits.reduce((edited, { name, find, replace }) => {
    if (!edited.includes(find)) {
      throw new Error(`"${name}" no longer matches ${find} after another edit of the same code`);
    }
    return edited.replace(find, () => replace);
  }, code);
}

/** Returns the parts of the code that edits change, in order. Edits with common code are in one part, in their order. */
function editedParts(code: string, edits: readonly DialogEdit[]): EditedPart[] {
  const places = edits.map((edit) => ({ edit, start: code.indexOf(edit.find) }));
  const parts: { start: number; end: number }[] = [];
  for (const { edit, start } of places.toSorted((one, other) => one.start - other.start)) {
    const end = start + edit.find.length;
    const last = parts.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else parts.push({ start, end });
  }
  return parts.map(({ start, end }) => {
    const inside = places.filter((place) => start <= place.start && place.start < end);
    return { start, end, edits: inside.map(({ edit }) => edit) };
  });
}

/**
 * Applies every edit to the code of the dialog. Each edit copies only its part of the code: copying all of it for
 * each of 68 edits took a tenth of the time of a small site's build.
 *
 * @throws naming every edit whose text does not occur exactly once, so that an update of DocSearch cannot silently
 * disable it, or an edit that removes what a later one expects
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
  const edited: string[] = [];
  let end = 0;
  for (const part of editedParts(code, edits)) {
    const changed = replaceAll(code.slice(part.start, part.end), part.edits);
    edited.push(code.slice(end, part.start), changed);
    end = part.end;
  }
  return [...edited, code.slice(end)].join('');
}
