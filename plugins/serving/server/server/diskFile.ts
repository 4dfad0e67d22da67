import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ListedFile } from './listFiles';
import { takeOpenFile } from './openFiles';

const readAt = promisify(read);

/** The number of bytes that are read at a time. Readers may be slow. */
const CHUNK_BYTES = 64 * 1024;

/** A file that is read from the disk on each request, and is guaranteed to be the one that was listed. */
export interface DiskFile {
  /** @throws if the file was modified or, if it could not be kept open, replaced */
  read: () => Promise<Uint8Array>;
  /** The synchronous version of `read`. */
  readSync: () => Uint8Array;
  /**
   * Streams a range of bytes, both ends included.
   *
   * @throws as `read` does
   */
  stream: (start: number, end: number) => ReadableStream;
}

/**
 * Opens a file permanently, so that a build that replaces the output does not change its content.
 * If so many files are open that none would be left for connections, the file is opened on each
 * request instead.
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
    throw new Error(`${listed.location} was replaced while it was being served`);
  }

  function close(descriptor: number): void {
    if (descriptor !== kept) closeSync(descriptor);
  }

  function checked(content: Buffer, bytes: number): Uint8Array {
    if (bytes === content.length) return content;
    throw new Error(`${listed.location} became shorter while it was being served`);
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
    // A stream of Node closes its descriptor when the reader disconnects, even if others use it.
    stream: (start, end) => {
      const descriptor = open();
      let at = start;
      let isReading = false;
      let isLeft = false;

      async function next(): Promise<Uint8Array> {
        const content = Buffer.alloc(Math.min(CHUNK_BYTES, end + 1 - at));
        const { bytesRead } = await readAt(descriptor, content, 0, content.length, at);
        at += bytesRead;
        return checked(content, bytesRead);
      }

      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          let isOver = true;
          isReading = true;
          try {
            const content = await next();
            if (isLeft) return;
            controller.enqueue(content);
            isOver = at > end;
            if (isOver) controller.close();
          } finally {
            isReading = false;
            if (isOver) close(descriptor);
          }
        },
        cancel() {
          isLeft = true;
          if (!isReading) close(descriptor);
        },
      });
    },
  };
}
