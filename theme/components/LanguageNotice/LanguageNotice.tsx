import { useSite } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import { useShownLanguage } from '../../routes/useShownLanguage';
import { Notice } from '../../ui/Notice/Notice';

/** Says that a page is not translated, and in which language it is shown instead. */
export function LanguageNotice() {
  const text = useText();
  const { locales } = useSite().site;
  const shownLang = useShownLanguage();
  if (!shownLang) return null;
  const shown = locales.find(({ lang }) => lang === shownLang)?.label ?? shownLang;
  return <Notice>{text('notTranslated', { shown })}</Notice>;
}
