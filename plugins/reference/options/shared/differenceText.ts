/** The build and the browser import this file. */

import type { PublishedDifference } from '../published/shared';
import { wordsOf } from '../strings';
import { codeSpan } from './codeSpan';

/** The maximum number of listed values. The page of the option has its full type. */
const MAX_VALUES = 6;

/** Returns a line of Markdown about the peer package, or `undefined` if it does not have the option. */
export function differenceText(
  difference: PublishedDifference | undefined,
  lang: string,
): string | undefined {
  const { default: value, more = [], fewer = [] } = difference ?? {};
  const words = wordsOf(lang);
  const listed = (values: readonly string[]) =>
    [
      ...values.slice(0, MAX_VALUES).map(codeSpan),
      ...(values.length > MAX_VALUES ? ['…'] : []),
    ].join(words.comma);
  const parts = [
    value && words.peerDefault(value),
    more.length > 0 && words.peerMore(listed(more)),
    fewer.length > 0 && words.peerFewer(listed(fewer)),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(words.semicolon) : undefined;
}
