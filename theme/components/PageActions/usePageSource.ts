import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { LlmsSettings } from '../../../plugins/pages/markdown/shared';
import { twinRoute } from '../../routes/twin';

/** Returns the settings of assistants, or an empty object without `pluginMarkdown`. */
export function useLlmsSettings(): Partial<LlmsSettings> {
  return useSite().site.themeConfig as Partial<LlmsSettings>;
}

/** Returns the path of the current page as Markdown. */
export function useMarkdownPath(): string {
  return encodeURI(withBase(twinRoute(usePage().page.routePath)));
}
