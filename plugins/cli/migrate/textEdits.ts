/** A range of a text, and its replacement. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Sorts edits, drops those inside another one, and merges adjacent deletions. */
function merged(edits: readonly TextEdit[]): TextEdit[] {
  const all: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    const areGone = last?.text === '' && edit.text === '';
    if (!last || edit.start > last.end || (edit.start === last.end && !areGone))
      all.push({ ...edit });
    else if (areGone) last.end = Math.max(last.end, edit.end);
  }
  return all;
}

/** Extends the deletion of the last item of a single-line list or object to the preceding comma. */
function tidied(text: string, edit: TextEdit): TextEdit {
  const [rest = '', comma = ''] = /(?:(,)|(?<=[{[]))[ \t]*$/.exec(text.slice(0, edit.start)) ?? [];
  const [, closing] = /^[ \t]*([}\]])/.exec(text.slice(edit.end)) ?? [];
  if (edit.text !== '' || !closing) return edit;
  return {
    ...edit,
    start: edit.start - rest.length,
    text: comma && closing === '}' ? ' ' : '',
  };
}

/** Applies all edits to a text. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  return merged(edits)
    .map((edit) => tidied(text, edit))
    .reduceRight(
      (result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end),
      text,
    );
}

/** Removes an item of a list or object, with its comma and the resulting empty line. */
export function removal(text: string, { start, end }: { start: number; end: number }): TextEdit {
  const before = text.slice(0, start).match(/[ \t]*$/)?.[0].length ?? 0;
  const comma = text.slice(end).match(/^\s*,/)?.[0].length ?? 0;
  const to = end + comma;
  const isLine = start === before || text[start - before - 1] === '\n';
  const from = isLine ? start - before : start;
  const rest = text.slice(to).match(isLine ? /^[ \t]*\n/ : /^[ \t]+/)?.[0].length ?? 0;
  return { start: from, end: to + rest, text: '' };
}
