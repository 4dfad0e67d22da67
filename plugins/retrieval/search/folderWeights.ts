/** How much pages count, by a folder or page of their address: `{ news: 0.55, 'guide/start': 1.2 }`. */
export type FolderWeights = Readonly<Record<string, number>>;

/** Pages that tell of a time or of the project, and seldom of what a reader has to do. */
const TOLD = 0.55;

/** What counts less where a site does not say. */
export const DEFAULT_WEIGHTS: FolderWeights = Object.fromEntries(
  [
    'blog',
    'changelog',
    'community',
    'contribute',
    'contributing',
    'contribution',
    'news',
    'release-notes',
    'releases',
    'roadmap',
  ].map((folder) => [folder, TOLD]),
);

/**
 * How much a page counts: by the longest of the folders that its address goes through; 1 without one.
 *
 * @param address without a hash, with or without base, version and language
 */
export function folderWeight(address: string, weights: FolderWeights): number {
  const path = `/${address.replace(/^\/|\/$/g, '').toLowerCase()}/`;
  let longest = '';
  for (const folder of Object.keys(weights)) {
    const isLonger = folder.length > longest.length;
    if (isLonger && path.includes(`/${folder.toLowerCase()}/`)) longest = folder;
  }
  return weights[longest] ?? 1;
}
