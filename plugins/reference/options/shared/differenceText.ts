/** The build and the browser import this file. */

import type { PublishedDifference } from '../published/shared';
import { wordsOf } from '../strings';
import { codeSpan } from './codeSpan';

/** Longer lists of values are cut: the page of the option has its types. */
const MAX_VALUES = 6;

/** What another package does, in a line of Markdown; nothing where it does not have the option. */
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
