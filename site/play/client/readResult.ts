import type { BuildMessage, BuildResult, BuiltChunk, BuiltModule } from '../engine/messages';

/** The maximum number of items of each list. */
export const SHOWN = 500;

type Unknown<Value> = { [Key in keyof Value]?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function list<Item>(value: unknown, read: (item: never) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value
    .slice(0, SHOWN)
    .map((item) => (isObject(item) ? read(item as never) : undefined));
  return items.includes(undefined) ? undefined : (items as Item[]);
}

function message({ text, file, line }: Unknown<BuildMessage>): BuildMessage | undefined {
  if (!isText(text)) return undefined;
  return {
    text,
    ...(isText(file) && { file }),
    ...(typeof line === 'number' && { line }),
  };
}

function builtModule({ name, size }: Unknown<BuiltModule>): BuiltModule | undefined {
  return isText(name) && typeof size === 'number' ? { name, size } : undefined;
}

function chunk({ name, files, modules }: Unknown<BuiltChunk>): BuiltChunk | undefined {
  const read = list(modules, builtModule);
  if (!isText(name) || !read || !Array.isArray(files) || !files.every(isText)) return undefined;
  return { name, files: files.slice(0, SHOWN), modules: read };
}

/**
 * Validates the result that the worker sends. The configuration of a project runs in the same worker, and can
 * send anything.
 *
 * @returns `undefined` if the value is not a result
 */
export function readResult(value: unknown): BuildResult | undefined {
  if (!isObject(value)) return undefined;
  const { files, errors, warnings, chunks, isForNode, ms } = value as Unknown<BuildResult>;
  const given = isObject(files) ? Object.entries(files).slice(0, SHOWN) : undefined;
  const read = {
    errors: list(errors, message),
    warnings: list(warnings, message),
    chunks: list(chunks, chunk),
  };
  if (!given?.every(([, bytes]) => bytes instanceof Uint8Array)) return undefined;
  if (!read.errors || !read.warnings || !read.chunks || typeof ms !== 'number') return undefined;
  return {
    files: Object.fromEntries(given),
    errors: read.errors,
    warnings: read.warnings,
    chunks: read.chunks,
    isForNode: isForNode === true,
    ms,
  };
}
