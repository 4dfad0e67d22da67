import { usePage } from '@rspress/core/runtime';
import type { ShownLanguage } from '../../plugins/pages/language-fallback/shared';

/**
 * Returns the language of the text if it differs from that of the page, because the page is not
 * translated.
 */
export function useShownLanguage(): string | undefined {
  const page: object & ShownLanguage = usePage().page;
  return page.shownLang;
}
