import { useLang } from '@rspress/core/runtime';
import type { StringKey } from '../strings';
import { formatText, type TextParameters } from './text';

/** Returns a function that returns the theme's texts in the language of the current page. */
export function useText() {
  const lang = useLang();
  return (key: StringKey, parameters?: TextParameters) => formatText(key, lang, parameters);
}
