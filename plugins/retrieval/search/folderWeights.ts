/** The weights of pages, by folder or page in their address: `{ news: 0.55, 'guide/start': 1.2 }`. */
export type FolderWeights = Readonly<Record<string, number>>;

/** Folders of pages about releases or the project, which rarely answer questions about usage. */
const TOLD = 0.55;

/** The default weights. */
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
 * Returns the weight of a page: that of the longest matching path, or 1 if none matches.
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
