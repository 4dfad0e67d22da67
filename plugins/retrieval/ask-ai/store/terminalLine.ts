/** Text of readers as a terminal shows it, in a line: controls that somebody typed are none here. */
export function terminalLine(text: string, length: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return flat.length > length ? `${flat.slice(0, length - 1)}…` : flat;
}
