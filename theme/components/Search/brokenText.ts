import type { SearchText } from './dialogTexts';

/** Matches DocSearch's messages about missing settings. Site owners search for this wording. */
const SETTING = /^(?:Must supply either |`\w+` is missing|\[Autocomplete\])/;

/** Returns the message for a dialog that could not be rendered: a missing setting, or a general failure. */
export function brokenText({ message }: Error, text: SearchText): string {
  return SETTING.test(message) ? text('notSetUp', { message }) : text('crashed');
}
