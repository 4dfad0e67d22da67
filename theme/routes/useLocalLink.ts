import { formatRoute, parseRoute } from './address';
import { isOwnLink } from './isOwnLink';
import { usePageAddress } from './usePageAddress';

/**
 * Returns a function that adds the version and language of the page to links: on a Chinese page,
 * `/guide/` becomes `/zh/guide/`. Links that contain a version or a language, relative links and links
 * to other sites are not changed.
 */
export function useLocalLink(): (link: string) => string {
  const { version, lang, site } = usePageAddress();
  return (link) => {
    const { version: linkVersion, lang: linkLang, rest } = parseRoute(link, site);
    const isPlain = isOwnLink(link) && linkVersion === site.version && linkLang === site.lang;
    return isPlain ? formatRoute({ version, lang, rest }, site) : link;
  };
}
