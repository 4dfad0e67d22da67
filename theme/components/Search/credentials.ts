import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { PageSearch } from './useSearchSettings';

/** A placeholder for Algolia's application and key. DocSearch requires both. */
const NONE = 'none';

export type Credentials = Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName'>;

/**
 * Returns DocSearch's settings of the index. Its name is also the key of recent and favorite searches.
 * Missing settings of Algolia are left empty, so that DocSearch reports them.
 */
export function credentials({ settings, base, lang }: PageSearch): Credentials {
  switch (settings.engine) {
    case 'local':
      return { appId: NONE, apiKey: NONE, indexName: `${base}${lang}` };
    case 'server':
    case 'client':
      return { appId: NONE, apiKey: NONE, indexName: settings.indexName };
    case 'algolia':
      return {
        appId: settings.appId ?? '',
        apiKey: settings.apiKey ?? '',
        indexName: settings.indexName,
      };
  }
}
