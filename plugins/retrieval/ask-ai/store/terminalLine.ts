/** Formats a reader's text as one line for a terminal, without control characters. */
export function terminalLine(text: string, length: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return flat.length > length ? `${flat.slice(0, length - 1)}…` : flat;
}
