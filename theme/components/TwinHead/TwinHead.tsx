import { Head, usePage, useSite } from '@rspress/core/runtime';
import { MARKDOWN_MIME } from '../../../plugins/pages/markdown/shared';
import { twinAddress } from '../../routes/twin';
import { useLlmsSettings } from '../PageActions/usePageSource';

/** Adds a link to the Markdown of the page to the head, on a site that has pages as Markdown. */
export function TwinHead() {
  const { page } = usePage();
  const { site } = useSite();
  const { llmsActions } = useLlmsSettings();
  if (llmsActions === undefined || page.pageType === '404') return null;
  return (
    <Head>
      <link rel="alternate" type={MARKDOWN_MIME} href={twinAddress(page.routePath, site)} />
    </Head>
  );
}
