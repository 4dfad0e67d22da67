import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { AskThemeConfig } from '../../../plugins/retrieval/ask-ai/shared';
import type { SearchPlace } from '../../../plugins/retrieval/search/client/browserEngine';

/** Returns DocSearch's settings for Ask AI: the assistant and the pages that answers are based on. */
export function askSettings(
  { assistantId }: NonNullable<AskThemeConfig['askAi']>,
  { lang, version }: SearchPlace,
): DocSearchModalProps['askAi'] {
  const facetFilters = [`lang:${lang}`, ...(version === '' ? [] : [`version:${version}`])];
  return { assistantId, searchParameters: { facetFilters } };
}
