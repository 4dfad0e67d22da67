import { closeSync, createReadStream, fstatSync, openSync, read, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ListedFile } from './listFiles';
import { takeOpenFile } from './openFiles';

const readAt = promisify(read);

/** A file that is read from the disk each time, and always is the one that was listed. */
export interface DiskFile {
  /** @throws if the file has been written to or, where it could not be kept open, replaced */
  read: () => Promise<Uint8Array>;
  /** The same, without waiting. */
  readSync: () => Uint8Array;
  /**
   * From one byte to another, both included.
   *
   * @throws as `read` does
   */
  stream: (start: number, end: number) => ReadableStream;
}

/**
 * Opens a file for good: a build that replaces the output does not change what is behind it. Where so
 * many are open that readers would have no connections, it is opened each time it is asked for.
 */
function keepOpen(location: string): number | undefined {
  if (!takeOpenFile()) return undefined;
  try {
    return openSync(location, 'r');
  } catch {
    return undefined;
  }
}

export function diskFile(listed: ListedFile): DiskFile {
  const kept = keepOpen(listed.location);

  function open(): number {
    const descriptor = kept ?? openSync(listed.location, 'r');
    const { ino, size, mtimeMs } = fstatSync(descriptor);
    if (ino === listed.inode && size === listed.size && mtimeMs === listed.modified) {
      return descriptor;
    }
    close(descriptor);
    throw new Error(`${listed.location} is no longer the file that it was`);
  }

  function close(descriptor: number): void {
    if (descriptor !== kept) closeSync(descriptor);
  }

  function checked(content: Buffer, bytes: number): Uint8Array {
    if (bytes === content.length) return content;
    throw new Error(`${listed.location} is shorter than it was`);
  }

  return {
    async read() {
      const descriptor = open();
      try {
        const content = Buffer.alloc(listed.size);
        const { bytesRead } = await readAt(descriptor, content, 0, listed.size, 0);
        return checked(content, bytesRead);
      } finally {
        close(descriptor);
      }
    },
    readSync() {
      const descriptor = open();
      try {
        const content = Buffer.alloc(listed.size);
        return checked(content, readSync(descriptor, content, 0, listed.size, 0));
      } finally {
        close(descriptor);
      }
    },
    stream: (start, end) => {
      const fd = open();
      const stream = createReadStream('', { fd, start, end, autoClose: fd !== kept });
      return Readable.toWeb(stream) as ReadableStream;
    },
  };
}
