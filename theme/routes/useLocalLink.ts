import { formatRoute, parseRoute } from './address';
import { isOwnLink } from './isOwnLink';
import { usePageAddress } from './usePageAddress';

/**
 * Returns a function that gives links the version and language of the page: `/guide/` on a Chinese page
 * becomes `/zh/guide/`. Links that name a version or a language, relative links and those to other sites
 * stay as they are.
 */
export function useLocalLink(): (link: string) => string {
  const { version, lang, site } = usePageAddress();
  return (link) => {
    const { version: linkVersion, lang: linkLang, rest } = parseRoute(link, site);
    const isPlain = isOwnLink(link) && linkVersion === site.version && linkLang === site.lang;
    return isPlain ? formatRoute({ version, lang, rest }, site) : link;
  };
}
