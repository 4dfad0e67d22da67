import path from 'node:path';
import { formatRoute, parseRoute } from '../../../theme/routes/address';
import { type LinkSite, plainAddress } from './site';

/** The version and language of a file in the docs and, for a page, its route. */
export interface FilePlace {
  version: string;
  lang: string;
  route: string;
}

/**
 * Returns the route of a file in the docs, as Rspress computes it. Other files, such as those of generated
 * pages, belong to the default version and language.
 *
 * `docs/v1/zh/guide/start.mdx` → `/v1/zh/guide/start`
 */
export function filePlace(file: string, site: LinkSite): FilePlace {
  const relative = path.relative(site.docDir, path.resolve(site.cwd, file));
  const isBelow = !relative.startsWith('..') && !path.isAbsolute(relative);
  if (!isBelow) return { version: site.version, lang: site.lang, route: '/' };
  const address = parseRoute(plainAddress(`/${relative.replaceAll(path.sep, '/')}`), site);
  const { version, lang } = address;
  return { version, lang, route: formatRoute(address, site) };
}
