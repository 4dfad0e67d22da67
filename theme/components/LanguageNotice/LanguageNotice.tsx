import { useLang, useSite } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import { languageName } from '../../routes/languageName';
import { useShownLanguage } from '../../routes/useShownLanguage';
import { Notice } from '../../ui/Notice/Notice';

/** A notice that the page is not translated and is shown in another language. */
export function LanguageNotice() {
  const text = useText();
  const lang = useLang();
  const { locales } = useSite().site;
  const shownLang = useShownLanguage();
  if (!shownLang) return null;
  const label = locales.find((locale) => locale.lang === shownLang)?.label ?? shownLang;
  const shown = languageName(shownLang, lang, label);
  return <Notice>{text('notTranslated', { shown })}</Notice>;
}
