import type { SearchText } from './dialogTexts';

/** How DocSearch says that it lacks a setting; site owners look for these words. */
const SETTING = /^(?:Must supply either |`\w+` is missing|\[Autocomplete\])/;

/** Says why the dialog was taken away: what a maintainer left out, or that it failed. */
export function brokenText({ message }: Error, text: SearchText): string {
  return SETTING.test(message) ? text('notSetUp', { message }) : text('crashed');
}
