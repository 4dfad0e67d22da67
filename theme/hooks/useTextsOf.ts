import { useLang } from '@rspress/core/runtime';
import type { Text } from '../strings';
import { inLanguage, type TextParameters } from './text';

/**
 * Returns a function that gives the texts of a part in the language of the current page. A part that
 * is not in the first load brings its texts along.
 */
export function useTextsOf<Key extends string>(texts: Record<Key, Text>) {
  const lang = useLang();
  return (key: Key, parameters?: TextParameters) => inLanguage(texts[key], lang, parameters);
}
