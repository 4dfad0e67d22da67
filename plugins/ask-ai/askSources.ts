import type { ContentSources } from '../server/shared/securityHeaders';
import type { AskThemeConfig } from './shared';

/** What pages may load, with the host that questions go to, where it is another one. */
export function withAskSources(
  sources: ContentSources,
  askAi: AskThemeConfig['askAi'],
): ContentSources {
  if (!askAi?.endpoint) return sources;
  const { origin } = new URL(askAi.endpoint);
  return { ...sources, 'connect-src': [...(sources['connect-src'] ?? []), origin] };
}
