import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import type { TreeNode } from '../../content/tree/nodes';
import { definePlugin } from '../../define';
import { type ImageFolders, imageInputs, rehypeImages } from './rehypeImages';

/**
 * Adds the width and height of images to the pages, so that the text does not move while they load,
 * and loads images only when readers scroll near them. If an image in `docs/public` also
 * exists as AVIF or WebP with the same name, the page shows it in that format.
 */
export function pluginImages(): SitePlugin {
  let folders: ImageFolders = { docDir: '', base: '/' };
  return definePlugin({
    name: 'lectern:images',
    prepare(site) {
      folders = { docDir: site.docs, base: site.base };
    },
    rehypePlugins: [[rehypeImages, () => folders]],
    inputs: ({ file, tree }) => imageInputs(tree as TreeNode, path.resolve(file), folders),
  });
}
