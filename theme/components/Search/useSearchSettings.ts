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

/** Everything that the search of a page is told. */
export interface PageSearch {
  settings: SearchSettings;
  dialog: DialogSettings;
  /** Whom questions are asked; without it there is no Ask AI. */
  askAi?: AskThemeConfig['askAi'];
  base: string;
  lang: string;
  version: string;
  versions: readonly string[];
}

/** How the site is searched; nothing where it is not. */
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
