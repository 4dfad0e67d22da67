/** Matches an ellipsis, which represents omitted text. */
const LEFT_OUT = /\[…\]|…/;

/** Whether a text contains the shown text, where `…` matches anything. */
export function hasShown(text: string, shown: string): boolean {
  let from = 0;
  for (const part of shown.split(LEFT_OUT).map((piece) => piece.trim())) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** Whether a whole text matches the shown text, where `…` matches anything. */
export function isShownAs(text: string, shown: string): boolean {
  const parts = shown.split(LEFT_OUT);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return text === shown;
  return text.startsWith(first) && text.endsWith(last) && hasShown(text, shown);
}
