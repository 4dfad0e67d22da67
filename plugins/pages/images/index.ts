import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import type { TreeNode } from '../../content/tree/nodes';
import { defineFeature } from '../../define/defineFeature';
import { imageFindings } from './imageFindings';
import { type ImageFolders, imageInputs, rehypeImages } from './rehypeImages';

/**
 * Adds the width and height of images to the pages, so that the text does not move while they load,
 * and loads images only when readers scroll near them. If an image in `docs/public` also
 * exists as AVIF or WebP with the same name, the page shows it in that format. Files that are not images despite their
 * names are reported.
 */
export function pluginImages(): SitePlugin {
  let folders: ImageFolders = { docDir: '', base: '/' };
  return defineFeature({
    name: 'lectern:images',
    prepare(site) {
      folders = { docDir: site.docs, base: site.base };
    },
    rehypePlugins: [[rehypeImages, () => folders]],
    open({ addTreeCheck }) {
      addTreeCheck((tree, page, name) => imageFindings(tree, page, name, folders));
    },
    inputs: ({ file, tree }) => imageInputs(tree as TreeNode, path.resolve(file), folders),
  });
}
