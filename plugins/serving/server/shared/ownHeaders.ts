import type { SiteManifest } from './manifest';

/** The headers that a plugin gives a file: those of the longest path that its address begins with. */
export function ownHeaders(
  { ownHeaders: all }: Pick<SiteManifest, 'ownHeaders'>,
  address: string,
): Readonly<Record<string, string>> | undefined {
  const [nearest] = all
    .filter(({ path }) => address.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length);
  return nearest?.headers;
}
