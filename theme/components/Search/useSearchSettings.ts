import { usePage, useSite } from '@rspress/core/runtime';
import type { AskThemeConfig } from '../../../plugins/retrieval/ask-ai/shared';
import type {
  DialogSettings,
  DialogThemeConfig,
} from '../../../plugins/retrieval/docsearch/shared';
import type {
  SearchSettings,
  SearchThemeConfig,
} from '../../../plugins/retrieval/search/shared/settings';
import { usePageAddress } from '../../routes/usePageAddress';

/** The search settings of a page. */
export interface PageSearch {
  settings: SearchSettings;
  dialog: DialogSettings;
  /** The settings of Ask AI. `undefined` if the site does not use it. */
  askAi?: AskThemeConfig['askAi'];
  base: string;
  lang: string;
  version: string;
  versions: readonly string[];
}

/** Returns the search settings. Returns `undefined` on a site without search. */
export function useSearchSettings(): PageSearch | undefined {
  const { site } = useSite();
  const { page } = usePage();
  const { versions } = usePageAddress().site;
  const themeConfig = site.themeConfig as SearchThemeConfig &
    DialogThemeConfig &
    AskThemeConfig & { search?: boolean };
  const { search, searchSettings: settings, searchDialog: dialog, askAi } = themeConfig;
  if (search === false || !settings || !dialog) return undefined;
  const { lang, version } = page;
  return { settings, dialog, askAi, base: site.base, lang, version, versions };
}
