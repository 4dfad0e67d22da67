import type { ContentSources } from '../../support/contentSources';

/** Returns the source of a script element, written as `['script', { src: '…' }]`. */
function scriptOf(element: unknown): string | undefined {
  if (!Array.isArray(element) || element[0] !== 'script') return undefined;
  const { src } = (element[1] ?? {}) as { src?: unknown };
  return typeof src === 'string' ? src : undefined;
}

/** Returns the other hosts from which elements of the head load scripts. */
export function scriptSources(head: readonly unknown[]): ContentSources {
  const hosts = head.flatMap((element) => {
    const src = scriptOf(element)?.replace(/^\/\//, 'https://');
    return src && /^https?:/.test(src) && URL.canParse(src) ? [new URL(src).origin] : [];
  });
  return hosts.length > 0 ? { 'script-src': [...new Set(hosts)].sort() } : {};
}
