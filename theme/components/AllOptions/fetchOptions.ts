import { withBase } from '@rspress/core/runtime';
import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';

const read = new Map<string, Promise<unknown>>();

async function fetchJson(file: string): Promise<unknown> {
  const answer = await fetch(withBase(`/${file}`));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/**
 * Fetches a JSON file of the site and caches it. Failed requests are not cached.
 *
 * @throws if the server does not return the file
 */
export function readJson<Content>(file: string): Promise<Content> {
  const known = read.get(file) as Promise<Content> | undefined;
  if (known) return known;
  const request = fetchJson(file) as Promise<Content>;
  read.set(file, request);
  request.catch(() => read.delete(file));
  return request;
}

/**
 * Fetches the options of a version in a language.
 *
 * @param file the file name that `optionsFile` returns
 */
export function readOptions(file: string): Promise<PublishedOptions> {
  return readJson(file);
}
