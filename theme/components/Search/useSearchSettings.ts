import { usePage, useSite } from '@rspress/core/runtime';
import type { DialogSettings, DialogThemeConfig } from '../../../plugins/docsearch/shared';
import type { SearchSettings, SearchThemeConfig } from '../../../plugins/search/shared/settings';
import { usePageAddress } from '../../routes/usePageAddress';

/** Everything that the search of a page is told. */
export interface PageSearch {
  settings: SearchSettings;
  dialog: DialogSettings;
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
    DialogThemeConfig & { search?: boolean };
  const { search, searchSettings: settings, searchDialog: dialog } = themeConfig;
  if (search === false || !settings || !dialog) return undefined;
  return { settings, dialog, base: site.base, lang: page.lang, version: page.version, versions };
}
