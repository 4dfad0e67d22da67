import type { ComponentType } from 'react';
import { routeKey } from '../../../../theme/routes/routeKey';
import type { PageFacts } from '../pageFacts';
import { type PageTexts, readTexts, textsOf } from './pageTexts';
import { addRoutes } from './routeTable';

/** What a compiled MDX file or component exports. */
export interface PageModule {
  default: ComponentType & {
    /** The texts that are not in its code. */
    lecternTexts?: PageTexts;
  };
}

/** A page whose code has arrived. */
export interface LoadedPage {
  /** The route: `/zh/guide/start`. */
  path: string;
  /** The file below the folder with the pages, as Rspress names it. */
  filePath: string;
  facts: PageFacts;
  /** Where the page is in other versions and languages. */
  near: string[];
  module: PageModule;
}

const pages = new Map<string, LoadedPage>();

/** Called by the code of a page when it arrives. */
export function registerPage(page: LoadedPage): void {
  pages.set(routeKey(page.path), page);
  addRoutes(page.near);
}

/** Reads what the code of the page that was opened leaves to its document. */
export function readDocument(): void {
  for (const { module } of pages.values()) {
    const { lecternTexts } = module.default;
    if (lecternTexts) readTexts(lecternTexts);
  }
}

/** The page with this key, if its code and its texts have arrived. */
export function completePage(key: string): LoadedPage | undefined {
  const page = pages.get(key);
  const texts = page?.module.default.lecternTexts;
  return texts && !textsOf(texts) ? undefined : page;
}

/** The page with this key, if its code has arrived. */
export function loadedPage(key: string): LoadedPage | undefined {
  return pages.get(key);
}
