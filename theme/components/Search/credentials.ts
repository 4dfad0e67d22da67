import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { PageSearch } from './useSearchSettings';

/** Stands for Algolia's application and key where it is not the engine; DocSearch asks for both. */
const NONE = 'none';

export type Credentials = Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName'>;

/**
 * What DocSearch is told of the index. Recent and favorite searches are kept by its name. What is
 * missing for Algolia is left out, for DocSearch says so.
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
