import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFile } from '../../content/files/pageFile';
import { startOf, type TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';
import { type ImageFolders, imageFile, writtenImages } from './rehypeImages';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;
const DRAWING = /\.svg$/i;

/** Matches the beginning of the formats that browsers recognize, whatever the name of the file is. */
const SIGNATURE = /^(?:\x89PNG|GIF8|\xff\xd8|RIFF.{4}WEBP|.{4}ftyp)/s;
const LFS_POINTER = /^version https:\/\/git-lfs/;

/** Returns what is wrong with the content of an image file, and the remedy. */
export function contentFault(name: string, bytes: Buffer): string | undefined {
  if (!PICTURE.test(name) && !DRAWING.test(name)) return undefined;
  if (bytes.length === 0) return 'is an empty file → replace it with an image';
  const content = bytes.toString('latin1', 0, DRAWING.test(name) ? undefined : 64);
  if (LFS_POINTER.test(content)) return 'is only a reference of Git LFS → run "git lfs pull"';
  // UTF-16 has a zero byte beside each letter.
  const isImage = DRAWING.test(name)
    ? content.replaceAll('\0', '').includes('<svg')
    : SIGNATURE.test(content);
  return isImage ? undefined : 'is not an image, despite its name → replace the file';
}

/** Reports images of a page whose files are no images. Missing files are left to the check of links. */
export function imageFindings(
  tree: TreeNode,
  { file: page, source }: Pick<PageFile, 'file' | 'source'>,
  name: string,
  folders: ImageFolders,
): Finding[] {
  return writtenImages(tree).flatMap(({ url, node }) => {
    const file = imageFile(url, path.resolve(page), folders);
    const fault = file && contentFault(file, readFileSync(file));
    if (!fault) return [];
    return [
      {
        check: 'images',
        file: name,
        ...placeAt(source, startOf(node)),
        message: `${url} ${fault}`,
      },
    ];
  });
}
