import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ListedFile } from './listFiles';
import { takeOpenFile } from './openFiles';

const readAt = promisify(read);

/** So much is read at a time for a reader, who may be slow. */
const CHUNK_BYTES = 64 * 1024;

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
    // A stream of Node closes the descriptor when its reader leaves, also one that others use.
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
