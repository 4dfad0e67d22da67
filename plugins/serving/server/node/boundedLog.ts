import type { Writable } from 'node:stream';
import type { WriteText } from './requestLog';

/** Bytes that may wait for the program that reads a log. */
const MOST_WAITING = 1024 * 1024;

/** What stands in a log for lines that it does not have. */
interface DroppedLine {
  time: string;
  /** How many lines. */
  dropped: number;
}

const linesOf = (text: string) => text.split('\n').length - 1;

/**
 * Writes into a stream as long as somebody reads it. A reader that has stopped, and keeps the pipe open,
 * would let the memory grow with every line: then lines are left out, and counted where the log goes on.
 */
export function boundedLog(
  stream: Pick<Writable, 'write' | 'writableLength'>,
  most = MOST_WAITING,
): WriteText {
  let dropped = 0;
  return (text) => {
    if (stream.writableLength > most) {
      dropped += linesOf(text);
      return;
    }
    if (dropped > 0) {
      const line: DroppedLine = { time: new Date().toISOString(), dropped };
      dropped = 0;
      stream.write(`${JSON.stringify(line)}\n`);
    }
    stream.write(text);
  };
}
