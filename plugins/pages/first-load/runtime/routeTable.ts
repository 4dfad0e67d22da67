import siteData from 'virtual-site-data';
import { parseRoute } from '../../../../theme/routes/address';
import { routeKey } from '../../../../theme/routes/routeKey';
import { sectionKey, TABLES_ID, type TableFiles } from '../shared';
import { fetchFile } from './siteFiles';

/** All routes of a version and language, with the files of their pages. */
type RouteTable = Record<string, string[]>;

const known = new Map<string, { path: string; files?: string[] }>();
const loaded = new Set<string>();

/** Returns the version and language of a path, whether or not the page exists. */
export function placeOf(key: string): { version: string; lang: string } {
  const { multiVersion, locales, lang } = siteData;
  return parseRoute(key, {
    lang,
    langs: locales.map((locale) => locale.lang),
    version: multiVersion.default ?? '',
    versions: multiVersion.versions ?? [],
  });
}

function sectionOf(key: string): string {
  const { version, lang } = placeOf(key);
  return sectionKey(version, lang);
}

let tableFiles: TableFiles | undefined;

function readTableFiles(): TableFiles {
  tableFiles ??= JSON.parse(document.getElementById(TABLES_ID)?.textContent ?? '{}') as TableFiles;
  return tableFiles;
}

/** Adds known routes before the table is loaded. */
export function addRoutes(paths: readonly string[]): void {
  for (const path of paths) {
    const key = routeKey(path);
    if (!known.has(key)) known.set(key, { path });
  }
}

/** Returns the route with this key, if it is known. */
export function knownRoute(key: string) {
  return known.get(key);
}

/** Whether all routes of the same version and language are loaded. */
export function isTableLoaded(key: string): boolean {
  return loaded.has(sectionOf(key));
}

/** Loads the routes of the version and language of a path. */
export async function loadTable(key: string): Promise<void> {
  const section = sectionOf(key);
  const file = readTableFiles()[section];
  if (loaded.has(section) || file === undefined) return;
  const table = await fetchFile<RouteTable>(file);
  for (const [path, files] of Object.entries(table)) known.set(routeKey(path), { path, files });
  loaded.add(section);
}
