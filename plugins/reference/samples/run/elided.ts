/** Stands in pages for what is left out. */
const LEFT_OUT = /\[…\]|…/;

/** Whether a text has what is shown of it, in which `…` stands for anything. */
export function hasShown(text: string, shown: string): boolean {
  let from = 0;
  for (const part of shown.split(LEFT_OUT).map((piece) => piece.trim())) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** Whether a text is what is shown of it from its beginning to its end, in which `…` stands for anything. */
export function isShownAs(text: string, shown: string): boolean {
  const parts = shown.split(LEFT_OUT);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return text === shown;
  return text.startsWith(first) && text.endsWith(last) && hasShown(text, shown);
}
