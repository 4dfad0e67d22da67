import { useLang, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { Fragment } from 'react';
import type { StaleTranslation } from '../../../plugins/maintenance/translations/shared';
import { useText } from '../../hooks/useText';
import { languageName } from '../../routes/languageName';
import { usePageAddress } from '../../routes/usePageAddress';
import { Notice } from '../../ui/Notice/Notice';
import { staleLinks } from './staleLinks';

function Stale({ ids }: { ids: readonly string[] }) {
  const text = useText();
  const lang = useLang();
  const { page } = usePage();
  const { locales } = useSite().site;
  const { site, counterpart } = usePageAddress();
  const { route } = counterpart({ lang: site.lang });
  const label = locales.find((locale) => locale.lang === site.lang)?.label ?? site.lang;
  const source = languageName(site.lang, lang, label);
  return (
    <Notice>
      {text('staleTranslation', { source })}{' '}
      {staleLinks(ids, page.toc, page.title).map(({ text: name, hash }, index) => (
        <Fragment key={hash}>
          {index > 0 && ' · '}
          <Link href={`${route}${hash}`}>{name}</Link>
        </Fragment>
      ))}
    </Notice>
  );
}

/** A notice that lists, with links, the sections whose source has changed since the page was translated. */
export function TranslationNotice() {
  const page: object & StaleTranslation = usePage().page;
  return page.staleSections ? <Stale ids={page.staleSections} /> : null;
}
