import { isMap, isNode, parseDocument } from 'yaml';

/** Returns the end of a line, including the line break. */
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/**
 * Removes addresses from a `_questions.yaml` and preserves the rest of the text. Returns `undefined` if no
 * address is left. An invalid file is not changed, because checks report it.
 *
 * @param isLost whether to remove an address such as `/news/one#start`
 */
export function questionsText(
  text: string,
  isLost: (address: string) => boolean,
): string | undefined {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap(contents)) return text;
  const lost = contents.items.filter(({ key }) => isLost(String(key)));
  if (lost.length === 0) return text;
  if (lost.length === contents.items.length) return undefined;
  let left = text;
  for (const { key, value } of lost.reverse()) {
    const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
    const lastPlace = isNode(value) && value.range ? value.range[1] - 1 : start;
    left = left.slice(0, start) + left.slice(endOfLine(left, lastPlace));
  }
  return left;
}
