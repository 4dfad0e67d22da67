import type { ComponentType } from 'react';
import { routeKey } from '../../../../theme/routes/routeKey';
import type { PageFacts } from '../pageFacts';
import { type PageTexts, readTexts, textsOf } from './pageTexts';
import { addRoutes } from './routeTable';

/** The exports of a compiled MDX file or component. */
export interface PageModule {
  default: ComponentType & {
    /** The texts that are not in its code. */
    lecternTexts?: PageTexts;
  };
}

/** A page whose code is loaded. */
export interface LoadedPage {
  /** The route: `/zh/guide/start`. */
  path: string;
  /** The path of the file below the folder of the pages, in Rspress's format. */
  filePath: string;
  facts: PageFacts;
  /** The routes of the page in other versions and languages. */
  near: string[];
  module: PageModule;
}

const pages = new Map<string, LoadedPage>();

/** Registers a page. Called by the code of the page. */
export function registerPage(page: LoadedPage): void {
  pages.set(routeKey(page.path), page);
  addRoutes(page.near);
}

/** Reads the texts of the opened page from its document. */
export function readDocument(): void {
  for (const { module } of pages.values()) {
    const { lecternTexts } = module.default;
    if (lecternTexts) readTexts(lecternTexts);
  }
}

/** Returns the page with this key, if its code and its texts are loaded. */
export function completePage(key: string): LoadedPage | undefined {
  const page = pages.get(key);
  const texts = page?.module.default.lecternTexts;
  return texts && !textsOf(texts) ? undefined : page;
}

/** Returns the page with this key, if its code is loaded. */
export function loadedPage(key: string): LoadedPage | undefined {
  return pages.get(key);
}
