import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Captures the output of both streams until the returned function is called. */
export function keepLog(): () => string {
  let printed = '';
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  for (const stream of streams) {
    stream.write = (part: string | Uint8Array, ...others: unknown[]) => {
      printed += typeof part === 'string' ? part : Buffer.from(part).toString();
      const done = others.find((one) => typeof one === 'function');
      if (done) process.nextTick(done as () => void);
      return true;
    };
  }
  return () => {
    for (const [index, stream] of streams.entries()) {
      stream.write = writes[index] as typeof stream.write;
    }
    return stripVTControlCharacters(printed);
  };
}
