import type { SiteManifest } from './manifest';

/** Returns the headers that plugins set for a file: those of the longest matching path prefix. */
export function ownHeaders(
  { ownHeaders: all }: Pick<SiteManifest, 'ownHeaders'>,
  address: string,
): Readonly<Record<string, string>> | undefined {
  const [nearest] = all
    .filter(({ path }) => address.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length);
  return nearest?.headers;
}
