import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import type { TreeNode } from '../../content/tree/nodes';
import { definePlugin } from '../../define';
import { type ImageFolders, imageInputs, rehypeImages } from './rehypeImages';

/**
 * Images of pages have their width and height in the HTML, so that the text below does not move when they
 * come, and are loaded when a reader gets near. An image in `docs/public` that is there as AVIF or WebP too,
 * with the same name, is shown in that format.
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
