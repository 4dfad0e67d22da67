import { useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { useText } from './useText';

interface PageTexts {
  editLink?: { text?: string };
  lastUpdatedText?: string;
}

/** Returns labels that a site can override, for one language or for all. */
export function usePageTexts() {
  const text = useText();
  const locale = useLocaleSiteData() as PageTexts;
  const all = useSite().site.themeConfig as PageTexts;
  return {
    editPage: locale.editLink?.text ?? all.editLink?.text ?? text('editPage'),
    lastUpdated: locale.lastUpdatedText ?? all.lastUpdatedText ?? text('lastUpdated'),
  };
}
