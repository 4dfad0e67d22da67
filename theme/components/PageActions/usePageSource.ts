import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { LlmsSettings } from '../../../plugins/pages/markdown/shared';
import { twinRoute } from '../../routes/twin';

/** What the site says of assistants; `undefined` without `pluginMarkdown`. */
export function useLlmsSettings(): Partial<LlmsSettings> {
  return useSite().site.themeConfig as Partial<LlmsSettings>;
}

/** The address of the current page as Markdown, on this host. */
export function useTwinPath(): string {
  return encodeURI(withBase(twinRoute(usePage().page.routePath)));
}
