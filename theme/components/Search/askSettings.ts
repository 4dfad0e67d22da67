import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { AskThemeConfig } from '../../../plugins/retrieval/ask-ai/shared';
import type { SearchPlace } from '../../../plugins/retrieval/search/client/browserEngine';

/** What DocSearch is told of Ask AI: whom to ask, and of what pages the answer shall be made. */
export function askSettings(
  { assistantId }: NonNullable<AskThemeConfig['askAi']>,
  { lang, version }: SearchPlace,
): DocSearchModalProps['askAi'] {
  const facetFilters = [`lang:${lang}`, ...(version === '' ? [] : [`version:${version}`])];
  return { assistantId, searchParameters: { facetFilters } };
}
