import { readSite } from '../../../serving/server/server/siteIndex';
import { readManifest } from '../../../serving/server/shared/manifest';
import { openBuiltSearch, readBuiltSearch } from './builtEngine';

/**
 * Opens the search of a built site as the server does.
 *
 * @throws naming the file that is missing or broken
 */
export function checkSearchOutput(folder: string): void {
  const search = readBuiltSearch(readSite(folder, readManifest(folder)));
  if (!search) return;
  const [fault] = search.faults;
  if (fault) throw new Error(`[search] ${fault} is not whole → run "npm run build" again`);
  openBuiltSearch(search);
}
