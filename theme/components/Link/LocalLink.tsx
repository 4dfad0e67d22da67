import { Link } from '@rspress/core/theme';
import type { LinkProps } from '@rspress/core/theme-original';
import { useLocalLink } from '../../routes/useLocalLink';

/**
 * A `Link` that stays in the language and version of the page: on a Chinese page, `/guide/` leads to
 * `/zh/guide/`. Addresses that name a version or a language stay as they are.
 */
export function LocalLink({ href, ...rest }: LinkProps) {
  const localLink = useLocalLink();
  return <Link {...rest} href={href === undefined ? href : localLink(href)} />;
}
