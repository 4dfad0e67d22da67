import { useLang } from '@rspress/core/runtime';
import type { Text } from '../strings';
import { inLanguage, type TextParameters } from './text';

/**
 * Returns a function that returns the texts of a component in the language of the current page.
 * Components outside the first load bring their own texts.
 */
export function useTextsOf<Key extends string>(texts: Record<Key, Text>) {
  const lang = useLang();
  return (key: Key, parameters?: TextParameters) => inLanguage(texts[key], lang, parameters);
}
