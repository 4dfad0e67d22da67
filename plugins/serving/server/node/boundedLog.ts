import type { Writable } from 'node:stream';
import type { WriteText } from './requestLog';

/** The maximum number of bytes waiting to be read by the consumer of the log. */
const MOST_WAITING = 1024 * 1024;

/** A log entry that stands for omitted lines. */
interface DroppedLine {
  time: string;
  /** The number of omitted lines. */
  dropped: number;
}

const linesOf = (text: string) => text.split('\n').length - 1;

/**
 * Writes to a stream as long as it is being read. A reader that stops but keeps the pipe open would
 * make memory grow with every line, so further lines are dropped, and their number is logged when
 * writing resumes.
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
