const PICTURE = /<(?:img|source|video|image)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ADDRESSES = /(?:^|\s)(srcset|src|poster|(?:xlink:)?href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const FOREIGN = /^\s*((?:https?:)?\/\/\S+)/i;

/** Returns the distinct hosts of images in a page, such as `https://img.shields.io`. */
export function pictureHosts(html: string): string[] {
  const hosts = new Set<string>();
  for (const [, attributes = ''] of html.matchAll(PICTURE)) {
    for (const [, name = '', double, single] of attributes.matchAll(ADDRESSES)) {
      const value = (double ?? single ?? '').replaceAll('&amp;', '&');
      for (const candidate of /^srcset$/i.test(name) ? value.split(/,\s+/) : [value]) {
        const address = FOREIGN.exec(candidate)?.[1];
        if (address && URL.canParse(address, 'https://x')) {
          hosts.add(new URL(address, 'https://x').origin);
        }
      }
    }
  }
  return [...hosts];
}

/** Whether a source of `img-src` allows images from a host. */
function allows(source: string, host: string): boolean {
  const { protocol, hostname, port } = new URL(host);
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = '', sourcePort = ''] =
    /^(?:(https?:)\/\/)?([^/:]+)(?::(\d+|\*))?/.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  if (sourcePort !== '*' && sourcePort !== port) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name === hostname;
}

/** The maximum number of pages to list per host. */
const NAMED_PAGES = 5;

/**
 * Describes images that browsers will not load. Returns `undefined` if there are none.
 *
 * @param pages the image hosts of each page, by file name
 * @param origin of the site, whose own images are allowed
 * @param sources the additional `img-src` sources that the site allows
 */
export function refusedPictures(
  pages: ReadonlyMap<string, readonly string[]>,
  origin: string,
  sources: readonly string[],
): string | undefined {
  const refused = new Map<string, string[]>();
  for (const [page, hosts] of pages) {
    for (const host of hosts) {
      if (host === origin || sources.some((source) => allows(source, host))) continue;
      refused.set(host, [...(refused.get(host) ?? []), page]);
    }
  }
  if (refused.size === 0) return undefined;
  const lines = [...refused].map(([host, names]) => {
    const more = names.length > NAMED_PAGES ? `, and ${names.length - NAMED_PAGES} more` : '';
    return `  ${host}: ${names.slice(0, NAMED_PAGES).join(', ')}${more}`;
  });
  const setting = `contentSources: { 'img-src': [${[...refused.keys()].map((host) => `'${host}'`).join(', ')}] }`;
  return `[server] browsers will block these images from other hosts:\n${lines.join('\n')}\n  → copy the images to docs/public, or allow the hosts: server: { ${setting} }`;
}
