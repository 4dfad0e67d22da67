import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The keys of a chunk in the schema of the dialog's client. */
interface ChunkKeys {
  required: string[];
  allowed: string[];
}

function readBundle(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@docsearch/react/modal'), 'utf8');
}

/** Returns the top-level keys of `{type:a("x"),id:b(),deep:c({…}).optional()}` with their values. */
function splitKeys(object: string): [key: string, value: string][] {
  const keys: [string, string][] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= object.length; at += 1) {
    const letter = object[at] ?? ',';
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter !== ',' || depth !== 0) continue;
    const [, key = '', value = ''] = /^(\w+):(.*)$/s.exec(object.slice(from, at)) ?? [];
    if (key) keys.push([key, value]);
    from = at + 1;
  }
  return keys;
}

function objectAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(start + 1, at);
  }
  throw new Error('the bundled client is cut off');
}

/** Reads the chunks that the client in the installed dialog accepts from its code, in which every object is strict. */
export function bundledChunkKeys(): Map<string, ChunkKeys> {
  const source = readBundle();
  const found = new Map<string, ChunkKeys>();
  // The schema is a union of strict objects with a literal type. The minifier gives them all the same function name.
  const first = /(\w+)\(\{type:\w+\("text-start"\)/.exec(source);
  if (!first) throw new Error('the schema of the bundled client was not found');
  const opening = `${first[1]}({type:`;
  const end = source.indexOf('message-metadata"', first.index) + 200;
  for (let at = first.index; at !== -1 && at < end; at = source.indexOf(opening, at + 1)) {
    const keys = splitKeys(objectAt(source, at + opening.length - '{type:'.length));
    const type = /"([\w-]+)"/.exec(keys[0]?.[1] ?? '')?.[1];
    if (!type) continue;
    const required = keys.filter(([, value]) => !value.endsWith('.optional()')).map(([key]) => key);
    found.set(type, { required, allowed: keys.map(([key]) => key) });
  }
  return found;
}
