import type { SidebarData } from '@rspress/core';
import { useSyncExternalStore } from 'react';
import siteData from 'virtual-site-data';
import { type SidebarFiles, sectionKey } from '../shared';
import { fetchFile } from './siteFiles';

/** The sidebars of a version and language by the path of their section. */
export type Sidebars = Record<string, SidebarData>;

/** A version and a language of the site. */
export interface Place {
  version: string;
  lang: string;
}

const loaded = new Map<string, Sidebars>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the files with the sidebars, on a site that does not load them with the first page. */
function sidebarFiles(): SidebarFiles {
  return (siteData.themeConfig as { sidebarFiles?: SidebarFiles }).sidebarFiles ?? {};
}

/** Loads the sidebars of a version and language, unless they are in the site's data. */
export async function loadSidebars({ version, lang }: Place): Promise<void> {
  const key = sectionKey(version, lang);
  const file = sidebarFiles()[key];
  if (loaded.has(key) || file === undefined) return;
  loaded.set(key, await fetchFile<Sidebars>(file));
  for (const listener of listeners) listener();
}

/** Returns the sidebars of a version and language once they are loaded. */
export function useLoadedSidebars({ version, lang }: Place): Sidebars | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded.get(sectionKey(version, lang)),
    () => undefined,
  );
}
