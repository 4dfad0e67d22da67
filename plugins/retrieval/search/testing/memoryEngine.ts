import { indexFiles } from '../output/indexFiles';
import { openPlace } from '../server/builtEngine';
import { type SiteEngine, siteEngine } from '../server/siteEngine';
import { SEARCH_MANIFEST, type SearchManifest } from '../shared/files';
import { testRecords } from './searchSite';

/** Creates the search engine of the small site, without a server. */
export function memoryEngine(): SiteEngine {
  const files = new Map([...indexFiles(testRecords())].map(({ name, content }) => [name, content]));
  const read = (name: string) => Buffer.from(files.get(name) ?? '');
  const { places } = JSON.parse(read(SEARCH_MANIFEST).toString()) as SearchManifest;
  return siteEngine(places.map((place) => openPlace(place, read)));
}
