import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
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

/** The number of bytes that a signature or a Git LFS reference needs. */
const BEGINNING = 64;

/** Reads a drawing, whose element can be anywhere, or the beginning of a picture, which can be large. */
function readContent(file: string): Buffer {
  if (DRAWING.test(file)) return readFileSync(file);
  const beginning = Buffer.alloc(BEGINNING);
  const opened = openSync(file, 'r');
  try {
    return beginning.subarray(0, readSync(opened, beginning));
  } finally {
    closeSync(opened);
  }
}

/** Returns what is wrong with the content of an image file, and the remedy. A picture needs only its beginning. */
export function contentFault(name: string, bytes: Buffer): string | undefined {
  if (!PICTURE.test(name) && !DRAWING.test(name)) return undefined;
  if (bytes.length === 0) return 'is an empty file → replace it with an image';
  const content = bytes.toString('latin1');
  if (LFS_POINTER.test(content)) return 'is only a Git LFS reference → run "git lfs pull"';
  // UTF-16 has a zero byte beside each letter.
  const isImage = DRAWING.test(name)
    ? content.replaceAll('\0', '').includes('<svg')
    : SIGNATURE.test(content);
  return isImage ? undefined : 'is not an image, despite its name → replace the file';
}

/** Reports images of a page whose files are not images. Missing files are left to the check of links. */
export function imageFindings(
  tree: TreeNode,
  { file: page, source }: Pick<PageFile, 'file' | 'source'>,
  name: string,
  folders: ImageFolders,
): Finding[] {
  return writtenImages(tree).flatMap(({ url, node }) => {
    const file = imageFile(url, path.resolve(page), folders);
    const fault = file && contentFault(file, readContent(file));
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
