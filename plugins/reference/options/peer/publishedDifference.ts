import { defaultText } from '../optionLines';
import type { PublishedDifference } from '../published/shared';
import type { PeerDifference } from './peerFile';

/** Converts a difference for the files of a site, with the default in Markdown. */
export function publishedDifference(
  difference: PeerDifference | undefined,
  lang: string,
): PublishedDifference | undefined {
  if (!difference) return undefined;
  const { default: value, ...rest } = difference;
  const option = { type: '', ...(value !== undefined && { default: value }) };
  const text =
    value !== undefined && defaultText({ path: '', option, isConfiguration: true }, lang);
  return { ...rest, ...(text && { default: text }) };
}
