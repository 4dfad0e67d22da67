import { Head, usePage } from '@rspress/core/runtime';
import type { PageSeo } from '../../../plugins/pages/seo/shared';

/** Renders the canonical URL, translations and metadata of a page for search engines and link previews. */
export function SeoHead() {
  const { page } = usePage();
  const { links = [], metas = [] } = (page as PageSeo).seo ?? {};
  if (page.pageType === '404') {
    return (
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    );
  }
  return (
    <Head>
      {links.map((link) => (
        <link key={link.hreflang ?? link.rel} {...link} />
      ))}
      {metas.map((meta) => (
        <meta key={`${meta.property ?? meta.name} ${meta.content}`} {...meta} />
      ))}
    </Head>
  );
}
