import { Link } from '@rspress/core/theme';
import type { LinkProps } from '@rspress/core/theme-original';
import { useLocalLink } from '../../routes/useLocalLink';

/**
 * A `Link` that keeps the language and version of the page: on a Chinese page, `/guide/` leads to
 * `/zh/guide/`. Addresses that contain a version or a language are not changed.
 */
export function LocalLink({ href, ...rest }: LinkProps) {
  const localLink = useLocalLink();
  return <Link {...rest} href={href === undefined ? href : localLink(href)} />;
}
