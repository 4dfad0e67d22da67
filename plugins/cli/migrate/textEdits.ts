/** A part of a text, and what stands in its place. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Edits in their order: what is inside of another is gone with it, and deletions that overlap are one. */
function merged(edits: readonly TextEdit[]): TextEdit[] {
  const all: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (!last || edit.start >= last.end) all.push({ ...edit });
    else if (last.text === '' && edit.text === '') last.end = Math.max(last.end, edit.end);
  }
  return all;
}

/** A text with all edits. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  return merged(edits).reduceRight(
    (result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end),
    text,
  );
}

/** Takes an item of a list or object away, with its comma and the line that it leaves empty. */
export function removal(text: string, { start, end }: { start: number; end: number }): TextEdit {
  const before = text.slice(0, start).match(/[ \t]*$/)?.[0].length ?? 0;
  const comma = text.slice(end).match(/^\s*,/)?.[0].length ?? 0;
  const from = start - before;
  const to = end + comma;
  const isLine = from === 0 || text[from - 1] === '\n';
  const rest = text.slice(to).match(isLine ? /^[ \t]*\n/ : /^[ \t]+/)?.[0].length ?? 0;
  return { start: from, end: to + rest, text: '' };
}
