import { readSite } from '../../../serving/server/server/siteIndex';
import { readManifest } from '../../../serving/server/shared/manifest';
import { openBuiltSearch, readBuiltSearch, SEARCH_FOLDER } from './builtEngine';

/**
 * Opens the search of a built site as the server does.
 *
 * @throws with the name of the file that is missing or broken
 */
export function checkSearchOutput(folder: string): void {
  const site = readManifest(folder);
  const isOfSearch = (name: string) => name.startsWith(SEARCH_FOLDER);
  const search = readBuiltSearch(readSite(folder, site, site.base, isOfSearch));
  if (!search) return;
  const [fault] = search.faults;
  if (fault) throw new Error(`[search] ${fault} is incomplete → run "npm run build" again`);
  openBuiltSearch(search);
}
