import type { ContentSources } from '../../support/contentSources';
import type { HeadElement } from './pageFacts';

/** Returns the other hosts from which the head elements load scripts. */
export function scriptSources(head: readonly HeadElement[]): ContentSources {
  const hosts = head.flatMap(([tag, { src }]) =>
    tag === 'script' && typeof src === 'string' && /^https?:/.test(src) && URL.canParse(src)
      ? [new URL(src).origin]
      : [],
  );
  return hosts.length > 0 ? { 'script-src': [...new Set(hosts)].sort() } : {};
}
