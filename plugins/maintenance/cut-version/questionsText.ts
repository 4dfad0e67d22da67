import { isMap, isNode, parseDocument } from 'yaml';

/** Where the line of a place ends, its break included. */
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/**
 * A `_questions.yaml` without some addresses; all else stays as it is written. `undefined` where no address is left.
 * A file that cannot be read stays as it is: checks say what is wrong in it.
 *
 * @param isLost whether an address, such as `/news/one#start`, goes
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
