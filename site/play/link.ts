import type { Project } from './project';

/** The start of a hash with the key of a sample. */
const SAMPLE = '#sample=';
/** The start of a hash that contains a project. */
const PROJECT = '#project=';

/** The maximum size of a project, so that a small compressed link cannot fill the memory. */
export const MAX_PROJECT_BYTES = 1_000_000;
/** The maximum number of files, each of which gets a tab. No sample has twenty. */
export const MAX_PROJECT_FILES = 100;

/** The content of a hash. */
export type Asked =
  | { kind: 'sample'; key: string }
  | { kind: 'project'; project: Project }
  | { kind: 'nothing' }
  | { kind: 'broken' };

export const sampleHash = (key: string) => `${SAMPLE}${key}`;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

async function readLimited(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MAX_PROJECT_BYTES) {
      await reader.cancel();
      throw new Error('too large');
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** The hash of an address that contains a project. */
export async function projectHash({ files, mode }: Project): Promise<string> {
  const text = JSON.stringify({ files, mode });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return PROJECT + toBase64Url(await readLimited(stream));
}

/** Whether a name is that of a file inside its project. */
export function isFileName(name: string): boolean {
  return name !== '' && !name.startsWith('/') && !name.split('/').includes('..');
}

function isProject(value: unknown): value is Project {
  const { files, mode } = (value ?? {}) as Partial<Project>;
  return (
    typeof mode === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.keys(files).length <= MAX_PROJECT_FILES &&
    Object.entries(files).every(([name, text]) => isFileName(name) && typeof text === 'string')
  );
}

/** Reads the hash of an address. */
export async function readHash(hash: string): Promise<Asked> {
  if (hash === '' || hash === '#') return { kind: 'nothing' };
  if (hash.startsWith(SAMPLE)) {
    const key = hash.slice(SAMPLE.length);
    return /^[\w-]+$/.test(key) ? { kind: 'sample', key } : { kind: 'broken' };
  }
  if (!hash.startsWith(PROJECT)) return { kind: 'broken' };
  try {
    const bytes = fromBase64Url(hash.slice(PROJECT.length));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(await readLimited(stream)));
    if (!isProject(value)) return { kind: 'broken' };
    return { kind: 'project', project: { files: value.files, mode: value.mode } };
  } catch {
    return { kind: 'broken' };
  }
}
