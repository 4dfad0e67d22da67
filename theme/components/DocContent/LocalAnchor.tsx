import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { formatRoute, parseRoute } from '../../routes/address';
import { usePageAddress } from '../../routes/usePageAddress';
import { useShownLanguage } from '../../routes/useShownLanguage';

/** Matches the address of a file, such as `/mark.svg`, which is the same in every language. */
const FILE = /\.(?!html)[a-z]\w*(?=[?#]|$)/i;

/** A link in an untranslated text. It leads to the language of the surrounding page. */
export function LocalAnchor({ href = '', ...rest }: ComponentProps<'a'>) {
  const { page } = usePage();
  const { site } = usePageAddress();
  const shownLang = useShownLanguage();
  const target = href.startsWith('/') && !FILE.test(href) ? parseRoute(href, site) : undefined;
  const isLocal = target !== undefined && target.lang === shownLang;
  return (
    <Link href={isLocal ? formatRoute({ ...target, lang: page.lang }, site) : href} {...rest} />
  );
}
