import { usePage } from '@rspress/core/runtime';
import type { ShownLanguage } from '../../plugins/pages/language-fallback/shared';

/** The language of the text where it is not the one of the page: the page is not translated. */
export function useShownLanguage(): string | undefined {
  const page: object & ShownLanguage = usePage().page;
  return page.shownLang;
}
